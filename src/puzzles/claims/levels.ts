/**
 * 1. a pung, a chow from the left, or nothing; 2. pung before chow, and the choice among chows; 3. kongs, and a win before
 * everything; 4. two winners (截糊 or 一炮多響); 5. passed wins (過水) and robbed kongs (搶槓).
 */
export const CLAIMS_LEVELS = [1, 2, 3, 4, 5] as const;
export type ClaimsLevel = (typeof CLAIMS_LEVELS)[number];

/** Whether a puzzle of a level asks which chow it is, or only whether there is one. */
export const asksWhichChow = (level: ClaimsLevel): boolean => level > 1;
