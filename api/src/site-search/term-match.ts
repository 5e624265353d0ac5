import { wordsOf } from '../catalogue/text/normalise';

/** Weighted parts: title above body. */
export interface SearchableText {
  readonly title: string;
  readonly teaser: string;
  readonly body: string;
}

type FoldedText = Readonly<Record<keyof SearchableText, readonly string[]>>;

/** A typed word may be a prefix. */
const POINTS = {
  title: { whole: 12, beginning: 8 },
  teaser: { whole: 4, beginning: 3 },
  body: { whole: 2, beginning: 1 },
} as const;

export const foldText = ({ title, teaser, body }: SearchableText): FoldedText => ({
  title: wordsOf(title),
  teaser: wordsOf(teaser),
  body: wordsOf(body),
});

function pointsOf(word: string, { title, teaser, body }: FoldedText): number {
  const best = (
    words: readonly string[],
    { whole, beginning }: { whole: number; beginning: number },
  ) => {
    if (words.includes(word)) return whole;
    return words.some((candidate) => candidate.startsWith(word)) ? beginning : 0;
  };
  return best(title, POINTS.title) + best(teaser, POINTS.teaser) + best(body, POINTS.body);
}

/** 0 as soon as a word matches nowhere; ignores case and accents. */
export function matchPoints(words: readonly string[], text: FoldedText): number {
  const points = words.map((word) => pointsOf(word, text));
  return points.includes(0) ? 0 : points.reduce((sum, one) => sum + one, 0);
}
