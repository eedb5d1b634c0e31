import { useState } from 'preact/hooks';

/** Whether the last copy went well; `undefined` before the first. */
export type Copied = boolean | undefined;

/** Copies a text; where the browser refuses, the field with the text is selected instead. */
export function useCopy(): readonly [Copied, (text: string, field?: HTMLTextAreaElement | null) => void] {
  const [copied, setCopied] = useState<Copied>();
  const copy = (text: string, field?: HTMLTextAreaElement | null): void => {
    copyText(text).then(setCopied, () => {
      field?.select();
      setCopied(false);
    });
  };
  return [copied, copy];
}

async function copyText(text: string): Promise<true> {
  await navigator.clipboard.writeText(text);
  return true;
}
