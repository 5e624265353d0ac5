import type { Article, ContentPage, Destination, Promo } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

/** What the content service keeps, in the contract's words. */
export interface ContentKinds {
  readonly articles: Article;
  readonly destinations: Destination;
  readonly pages: ContentPage;
  readonly promos: Promo;
}

export type ContentKind = keyof ContentKinds;

/** Kinds that have a preview. */
export type DraftKind = 'articles' | 'destinations';

export interface Entry<Attributes> {
  readonly id: number;
  readonly attributes: Attributes;
}

/**
 * Whoever keeps articles, destinations, pages and promotions. Bodies and answers are sanitised HTML: nothing else leaves an
 * adapter. Failures are Problems: SUPPLIER_TIMEOUT when no answer came in time, SUPPLIER_FAILED when it was none that can
 * be used.
 */
export interface Content {
  /** Everything published in a language with its body, newest first. */
  list<Kind extends ContentKind>(
    kind: Kind,
    language: Language,
  ): Promise<readonly Entry<ContentKinds[Kind]>[]>;
  /** What is published under a slug of this language; null when there is nothing. */
  find<Kind extends ContentKind>(
    kind: Kind,
    slug: string,
    language: Language,
  ): Promise<Entry<ContentKinds[Kind]> | null>;
  /** The article of an id, or its translation when the id is that of another language; without a language the very one. Null when there is none. */
  article(id: string, language: Language | null): Promise<Entry<Article> | null>;
  /** The article or destination under a slug that is not published, or not in this version. */
  draft<Kind extends DraftKind>(
    kind: Kind,
    slug: string,
    language: Language,
  ): Promise<Entry<ContentKinds[Kind]> | null>;
}
