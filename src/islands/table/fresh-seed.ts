/** A seed nobody chose, for buttons that throw dice or mix tiles. */
export const freshSeed = (): string => String(Math.random());
