/** Settings that exclude each other, in the words that a start is refused with. */
export type Contradiction = readonly [isThere: boolean, words: string];

export const wordsOfThose = (contradictions: readonly Contradiction[]): string[] =>
  contradictions.filter(([isThere]) => isThere).map(([, words]) => words);
