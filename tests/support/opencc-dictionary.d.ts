/** Tables of OpenCC, one character to one other: `from to|from to|…`. */
declare module 'opencc-js/dict/STCharacters' {
  /** Simplified to Traditional. */
  const table: string;
  export default table;
}

declare module 'opencc-js/dict/HKVariants' {
  /** Traditional as OpenCC writes it to what Hong Kong writes. */
  const table: string;
  export default table;
}

declare module 'opencc-js/dict/TSCharacters' {
  /** Traditional to Simplified. */
  const table: string;
  export default table;
}
