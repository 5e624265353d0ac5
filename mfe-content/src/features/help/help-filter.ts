import type { ContentPage } from '@wayfare/api-contract';
import { plainText } from '../../domain/headings';

export type Topic = ContentPage['topics'][number];
export type Question = Topic['questions'][number];

/** Plain text, with blanks between paragraphs and items. */
export const answerText = ({ answer }: Question): string =>
  plainText((answer ?? '').replace(/<\/(?:p|li|h\d|t[dhr])>|<br\s*\/?>/g, ' ')).replace(
    /\s+/g,
    ' ',
  );

/** Ignores accents, case and the kind of apostrophe. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** Questions with every word of the term in question, answer or topic. */
export function matchTopics(topics: readonly Topic[], term: string): Topic[] {
  const words = folded(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter((question) => {
      const text = folded(`${topic.title} ${question.question} ${answerText(question)}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length === 0 ? [] : [{ ...topic, questions }];
  });
}
