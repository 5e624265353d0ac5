import type { ContentList, ContentPage } from '@wayfare/api-contract';

/** A page of text as the content service has it in English. */
export function buildPage(changes: Partial<ContentPage> = {}): ContentPage {
  return {
    title: 'Terms and conditions',
    slug: 'terms-and-conditions',
    locale: 'en',
    teaser: 'The agreement between you and Wayfare.',
    body: ['scope', 'prices', 'paying', 'complaints']
      .map(
        (id) =>
          `<h2 id="${id}">About ${id}</h2><p>Words about ${id}, and the way to <a href="/contact">the form</a>.</p>`,
      )
      .join(''),
    publishedAt: '2026-03-02',
    updatedAt: '2026-11-09T10:00:00.000Z',
    localizations: { data: [] },
    metaTitle: null,
    topics: [],
    ...changes,
  };
}

/** Help with two topics. */
export const buildHelp = (changes: Partial<ContentPage> = {}): ContentPage =>
  buildPage({
    title: 'Help and customer service',
    slug: 'customer-service',
    teaser: 'Answers, and every way to reach a person.',
    metaTitle: 'Help',
    body: '<p>Most questions have an answer below.</p>',
    topics: [
      {
        id: 'paying',
        title: 'Paying',
        questions: [
          {
            id: 'pay-how',
            question: 'How can I pay?',
            answer: '<p>By card.</p><p>Or at the café &amp; bar.</p>',
          },
        ],
      },
      {
        id: 'changing',
        title: 'Changing',
        questions: [
          {
            id: 'refund-when',
            question: 'When do I get my refund?',
            answer: '<p>Within 5 to 10 working days.</p>',
          },
          {
            id: 'names',
            question: 'Can I correct a name?',
            answer: '<p>Mostly, see <a href="/contact">the form</a>.</p>',
          },
        ],
      },
    ],
    ...changes,
  });

export const pages = (...attributes: ContentPage[]): ContentList<ContentPage> => ({
  data: attributes.map((each, index) => ({ id: index + 1, attributes: each })),
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: attributes.length } },
});
