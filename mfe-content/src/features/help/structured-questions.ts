import type { ContentPage } from '@wayfare/api-contract';
import type { StructuredData } from '@wayfare/remote-kit';
import { answerText } from './help-filter';

/** schema.org FAQPage. */
export function structuredQuestions({ topics }: Pick<ContentPage, 'topics'>): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        '@type': 'Question',
        name: question.question,
        acceptedAnswer: { '@type': 'Answer', text: answerText(question) },
      })),
  };
}
