import { failure, type Result } from '../engine/result.ts';
import { OPS } from './ops.ts';
import { isFields, type Fields, type Refusal } from './refusal.ts';

/** Answers one line of the door with one line: the operation's answer or `error`, with the request's `id` if it has one. */
export function answerLine(line: string): string {
  const request = parseJson(line);
  if (!request.ok) return JSON.stringify({ error: request.error });
  const fields = request.value;
  if (!isFields(fields)) return JSON.stringify({ error: { code: 'not-a-request' } satisfies Refusal });
  const answer = answerRequest(fields);
  const id = 'id' in fields ? { id: fields['id'] } : {};
  try {
    return JSON.stringify(answer.ok ? { ...id, ...answer.value } : { ...id, error: answer.error });
  } catch {
    // An id nested too deeply can be read, but not written.
    return JSON.stringify({ error: { code: 'wrong-field', token: 'id' } satisfies Refusal });
  }
}

function parseJson(line: string): Result<unknown, Refusal> {
  try {
    return { ok: true, value: JSON.parse(line) as unknown };
  } catch {
    return failure({ code: 'bad-json' });
  }
}

function answerRequest(fields: Fields): Result<Fields, Refusal> {
  const name = fields['op'];
  if (name === undefined) return failure({ code: 'missing-field', token: 'op' });
  if (typeof name !== 'string') return failure({ code: 'wrong-field', token: 'op' });
  const op = OPS.get(name);
  if (op === undefined) return failure({ code: 'unknown-op', token: name });
  try {
    return op(fields);
  } catch (fault) {
    console.error(fault);
    return failure({ code: 'internal-error' });
  }
}
