import type { Article, ContentPage, Destination, Promo } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

export interface ContentKinds {
  readonly articles: Article;
  readonly destinations: Destination;
  readonly pages: ContentPage;
  readonly promos: Promo;
}

export type ContentKind = keyof ContentKinds;

export type DraftKind = 'articles' | 'destinations';

export interface Entry<Attributes> {
  readonly id: number;
  readonly attributes: Attributes;
}

/** Adapters sanitise bodies and answers. Throws Problems: SUPPLIER_TIMEOUT, or SUPPLIER_FAILED if unusable. */
export interface Content {
  list<Kind extends ContentKind>(
    kind: Kind,
    language: Language,
  ): Promise<readonly Entry<ContentKinds[Kind]>[]>;
  /** Null when the slug is not published in this language. */
  find<Kind extends ContentKind>(
    kind: Kind,
    slug: string,
    language: Language,
  ): Promise<Entry<ContentKinds[Kind]> | null>;
  article(id: string, language: Language | null): Promise<Entry<Article> | null>;
  /** Draft by slug: never published, or published in another version. */
  draft<Kind extends DraftKind>(
    kind: Kind,
    slug: string,
    language: Language,
  ): Promise<Entry<ContentKinds[Kind]> | null>;
}
