import { parseTiles } from '../../engine/notation.ts';
import type { Tile, Wind } from '../../engine/tile.ts';
import type { RuleSet } from '../../fan/rule-sets/rule-set.ts';
import { act } from '../../table/act.ts';
import type { Action, RefusalCode } from '../../table/actions.ts';
import { claimsOn } from '../../table/attempts.ts';
import type { Claim, OfferedTile, SeatClaims } from '../../table/claims.ts';
import type { Game } from '../../table/game.ts';
import type { ProcedureOption } from '../../table/procedure.ts';
import { mayBeCalled } from '../../table/resolve-claims.ts';
import { nextSeat } from '../../table/seats.ts';
import type { WallTile } from '../../table/tile-set.ts';
import { appraiseUnder } from '../appraise.ts';
import { stepsOf, type Move, type Scene } from './scene.ts';
import { setUp } from './set-up.ts';

/** A scene at a moment. */
export interface ScenePlay {
  readonly scene: Scene;
  readonly rules: RuleSet;
  readonly game: Game;
  readonly steps: readonly Move[];
  /** How many steps are done. */
  readonly at: number;
  /** What has happened since the reader's last move, his own move first. */
  readonly told: readonly Told[];
}

/** A move that was made, with the tile it was about and, for a claim, whose tile it was. */
export interface Told {
  readonly by: Wind;
  readonly move: Exclude<Move['do'], 'kong'> | 'exposed-kong' | 'added-kong' | 'concealed-kong' | 'rob' | 'self-draw';
  readonly tile?: Tile | undefined;
  readonly from?: Wind | undefined;
  /** What the move brought into the hand: the drawn tile, or the replacement. */
  readonly drew?: WallTile | undefined;
}

/** Why a move of the reader does not happen. */
export type Blocked =
  /** The table engine refuses it. */
  | { readonly kind: 'refused'; readonly code: RefusalCode | 'choose-a-tile' | 'chow-only-from-left' | 'not-for-a-set' }
  /** A rule of the table forbids what the tiles would allow. */
  | { readonly kind: 'rule'; readonly rule: ProcedureOption }
  /** It is allowed, but not what the scene is about. */
  | { readonly kind: 'not-now' };

export type Attempt = { readonly kind: 'done'; readonly play: ScenePlay } | Blocked;

/** The scene at its beginning: the others have moved until the reader's first move. */
export function startScene(scene: Scene, rules: RuleSet): ScenePlay {
  const game = setUp(scene, rules.options);
  return advance({ scene, rules, game, steps: stepsOf(scene, game.procedure), at: 0, told: [] });
}

/** Whether all steps are done. */
export const isOver = ({ at, steps }: ScenePlay): boolean => at >= steps.length;

/** The move that is to be made now, `undefined` at the end. */
export const nextMove = ({ at, steps }: ScenePlay): Move | undefined => steps[at];

/** How many of the reader's own moves are done. */
export const ownMovesDone = ({ at, steps, scene }: ScenePlay): number =>
  steps.slice(0, at).filter(({ by }) => by === scene.you).length;

/** The reader's move: the engine answers first, then the scene. */
export function tryMove(
  play: ScenePlay,
  move: Omit<Move, 'by' | 'tile' | 'with'> & { readonly tile?: Tile | undefined },
): Attempt {
  const wanted = nextMove(play);
  const own = { by: play.scene.you, do: move.do };
  const tried = toAction(play, own, move.tile);
  if (tried.kind !== 'action') return tried;
  const { action } = tried;
  const result = act(play.game, action, appraiseUnder(play.rules));
  if (!result.ok) return { kind: 'refused', code: result.error.code };
  if (!wanted || !isWanted(wanted, move.do, move.tile, action)) return { kind: 'not-now' };
  const told = [tellOf(play, action, result.value, own)];
  return { kind: 'done', play: advance({ ...play, game: result.value, at: play.at + 1, told }) };
}

/** A scene's step by somebody else, or shown to a reader without a script. */
export function makeMove(play: ScenePlay): ScenePlay {
  const move = nextMove(play);
  if (!move) return play;
  const tried = toAction(play, move, tileOf(move.tile), move.with);
  if (tried.kind !== 'action') throw new Error(`scene ${play.scene.id}: step ${play.at} is not possible`);
  const result = act(play.game, tried.action, appraiseUnder(play.rules));
  if (!result.ok) throw new Error(`scene ${play.scene.id}: step ${play.at} refused: ${result.error.code}`);
  const told = [...play.told, tellOf(play, tried.action, result.value, move)];
  return { ...play, game: result.value, at: play.at + 1, told };
}

/** Lets the others move until it is the reader's turn again. */
function advance(play: ScenePlay): ScenePlay {
  const move = nextMove(play);
  return move && move.by !== play.scene.you ? advance(makeMove(play)) : play;
}

type Tried = { readonly kind: 'action'; readonly action: Action } | Blocked;

const refused = (code: Extract<Blocked, { kind: 'refused' }>['code']): Blocked => ({ kind: 'refused', code });

/** What a move means at this moment. */
function toAction(
  play: ScenePlay,
  { by: seat, do: kind }: Pick<Move, 'by' | 'do'>,
  tile: Tile | undefined,
  using?: string,
): Tried {
  const { phase } = play.game;
  if (phase.kind === 'claims' && kind !== 'draw' && kind !== 'discard' && kind !== 'flowers')
    return toClaim(play, seat, kind, using);
  if (kind === 'draw') return { kind: 'action', action: { kind: 'draw', seat } };
  if (kind === 'flowers') return { kind: 'action', action: { kind: 'replace-flowers', seat } };
  if (kind === 'win') return { kind: 'action', action: { kind: 'win', seat } };
  if (kind === 'discard' || kind === 'kong') return toTileAction(play.game, seat, kind, tile);
  if (kind === 'pass') return refused('nothing-offered');
  return refused(phase.kind === 'won' || phase.kind === 'drawn-hand' ? 'hand-is-over' : 'nothing-offered');
}

function toTileAction(game: Game, seat: Wind, kind: 'discard' | 'kong', tile: Tile | undefined): Tried {
  if (game.phase.kind === 'draw') return refused(game.phase.seat === seat ? 'draw-first' : 'not-your-turn');
  if (tile === undefined) return refused('choose-a-tile');
  if (kind === 'discard') return { kind: 'action', action: { kind: 'discard', seat, tile } };
  const hasPung = game.players[seat].melds.some((meld) => meld.kind === 'pung' && meld.tile === tile);
  return { kind: 'action', action: { kind: hasPung ? 'added-kong' : 'concealed-kong', seat, tile } };
}

/** What one seat says to an offered tile while all others let it pass. */
function toClaim(play: ScenePlay, seat: Wind, kind: Move['do'], using: string | undefined): Tried {
  const { game, rules } = play;
  if (game.phase.kind !== 'claims') return refused('nothing-offered');
  if (kind === 'pass') return { kind: 'action', action: { kind: 'answer', claims: {} } };
  const { offered } = game.phase;
  const own = claimsOn(game, offered, appraiseUnder(rules))[seat];
  const partners = using === undefined ? undefined : tilesOf(using).join();
  const claim = own.claims.find(
    (each) => each.claim === kind && (partners === undefined || each.tiles.join() === partners),
  );
  if (claim && mayBeCalled(claim)) return { kind: 'action', action: { kind: 'answer', claims: { [seat]: claim } } };
  return whyNot(own, claim, kind, offered.source === 'discard', nextSeat(offered.from) === seat);
}

function whyNot(
  { blocked }: SeatClaims,
  claim: Claim | undefined,
  kind: Move['do'],
  isDiscard: boolean,
  isNext: boolean,
): Blocked {
  if (claim) return refused('below-minimum');
  const rule = blocked.find((each) => each.claim === kind)?.rule;
  if (rule !== undefined) return { kind: 'rule', rule };
  if (kind !== 'win' && !isDiscard) return refused('not-for-a-set');
  if (kind === 'chow' && !isNext) return refused('chow-only-from-left');
  return refused(kind === 'win' ? 'not-complete' : 'claim-not-available');
}

const isWanted = (wanted: Move, kind: Move['do'], tile: Tile | undefined, action: Action): boolean =>
  wanted.do === kind && (action.kind === 'answer' || wanted.tile === undefined || tileOf(wanted.tile) === tile);

/** A move in the words of the table, for the sentence about it. */
function tellOf({ game }: ScenePlay, action: Action, after: Game, { by, do: kind }: Pick<Move, 'by' | 'do'>): Told {
  const offered = game.phase.kind === 'claims' ? game.phase.offered : undefined;
  const move = kind === 'kong' ? kongTold(action) : kind === 'win' ? winTold(action, offered) : kind;
  const own = 'tile' in action ? action.tile : action.kind === 'win' ? game.players[by].drawn?.tile : undefined;
  const drew = BRINGS.includes(move) ? drawnBy(after, by) : undefined;
  return { by, move, tile: action.kind === 'answer' ? offered?.tile : own, from: offered?.from, drew };
}

/** The moves that bring a tile into the hand. */
const BRINGS: readonly Told['move'][] = ['draw', 'flowers', 'exposed-kong', 'added-kong', 'concealed-kong'];

const kongTold = ({ kind }: Action) => (kind === 'added-kong' || kind === 'concealed-kong' ? kind : 'exposed-kong');

function winTold({ kind }: Action, offered: OfferedTile | undefined) {
  if (kind === 'win') return 'self-draw';
  return offered?.source === 'discard' ? 'win' : 'rob';
}

const drawnBy = ({ players }: Game, seat: Wind): WallTile | undefined =>
  players[seat].heldBonus.at(-1) ?? players[seat].drawn?.tile;

const tilesOf = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  return tiles.ok ? tiles.value : [];
};

const tileOf = (text: string | undefined): Tile | undefined => (text === undefined ? undefined : tilesOf(text)[0]);
