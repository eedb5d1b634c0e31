/** A function of one text that works each text out once: a build reads the same scripts and sheets for page after page. */
export function remembered<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (text) => {
    const kept = results.get(text) ?? { result: make(text) };
    results.set(text, kept);
    return kept.result;
  };
}
