import type { Article, ContentPage, SiteSearchResult } from '@wayfare/api-contract';
import { foldText } from './term-match';
import type { SearchableText } from './term-match';

type Found = SiteSearchResult['articles'][number];

export interface Searchable {
  readonly found: Found;
  readonly folded: ReturnType<typeof foldText>;
}

const EXCERPT_LENGTH = 160;

const plainText = (html: string | null) =>
  (html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const end = text.lastIndexOf(' ', EXCERPT_LENGTH);
  return `${text.slice(0, end > 0 ? end : EXCERPT_LENGTH)}…`;
}

const searchable = (found: Found, text: Partial<SearchableText>): Searchable => ({
  found,
  folded: foldText({ title: found.title, teaser: found.teaser, body: '', ...text }),
});

function articleEntries({ slug, title, teaser, body }: Article): Searchable[] {
  return [searchable({ slug, title, teaser }, { body: plainText(body) })];
}

function pageEntries({ slug, title, teaser, body, topics }: ContentPage): Searchable[] {
  const questions = topics.flatMap((topic) =>
    topic.questions.map(({ id, question, answer }) => {
      const text = plainText(answer);
      return searchable(
        { slug: `${slug}#${id}`, title: question, teaser: excerptOf(text) },
        { teaser: topic.title, body: text },
      );
    }),
  );
  return [searchable({ slug, title, teaser }, { body: plainText(body) }), ...questions];
}

/** Weak cache by entry, alive as long as the content service's own. */
function remembered<Attributes extends object>(
  entriesOf: (attributes: Attributes) => Searchable[],
): (attributes: Attributes) => Searchable[] {
  const known = new WeakMap<Attributes, Searchable[]>();
  return (attributes) => {
    const entries = known.get(attributes) ?? entriesOf(attributes);
    known.set(attributes, entries);
    return entries;
  };
}

export const searchableArticle = remembered(articleEntries);
export const searchablePage = remembered(pageEntries);
