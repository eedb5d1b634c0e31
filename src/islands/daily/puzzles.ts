/** The three puzzles of a day: loaded once the day is known. */
export { default as ClaimPuzzle } from '../ClaimPuzzle.tsx';
export { default as WaitsPuzzle } from '../WaitsPuzzle.tsx';
export { ScoreOfDay } from './ScoreOfDay.tsx';
