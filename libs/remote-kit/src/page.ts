import type { ApiClient } from '@wayfare/api-client';
import type { Language, SupportContact } from '@wayfare/domain';
import type { ComponentType, ReactNode } from 'react';
import type { CachePolicy } from './cache-policy';
import type { Hrefs } from './hrefs';

/** What the shell hands to a page's loader, the same on the server and in the browser. */
export interface LoaderContext {
  language: Language;
  params: Readonly<Record<string, string>>;
  url: URL;
  api: ApiClient;
  hrefs: Hrefs;
  signal: AbortSignal;
  /**
   * Lets everybody's caches keep the page: what it shows depends on its address, the releases and the day alone. A page
   * that does not say so is made anew for each who asks. Said several times, the shortest time counts. A browser has none.
   */
  cache?: ((policy: CachePolicy) => void) | undefined;
}

/** One thing of schema.org as JSON: `{ '@type': 'Article', headline: … }`. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Head of a page. Robots follow the route's `noindex` in vertical.json, and what they may show has a canonical link. */
export interface PageMeta {
  title: string;
  description?: string;
  /** paths of this very page per language, where they differ by more than the route table (localised slugs), with a query where it is part of the address */
  alternates?: Partial<Record<Language, string>>;
  /** overrides the path of the canonical link, e.g. of a hotel opened by query */
  canonicalPath?: string;
  /** the picture of social cards: a path on our own origin; the site's own without it */
  image?: { path: string; alt: string; width: number; height: number };
  /** what kind of thing the page is to social networks; a website without it */
  type?: 'article';
  /** structured data (schema.org) without `@context`; paths in it that start with `/` become addresses of the site */
  structured?: readonly StructuredData[];
  /** true: robots stay out of this very page, whatever the route says */
  noindex?: boolean;
  /** 400 for an address whose search is wrong and is shown again; robots stay out then. 200 without it */
  status?: 400;
}

export interface MetaContext<Data> {
  data: Data;
  language: Language;
  params: Readonly<Record<string, string>>;
  url: URL;
  /** feature flags by name: what is switched off is not promised in a title */
  flags: Readonly<Record<string, boolean>>;
  /** how travellers reach us */
  support: SupportContact;
  t: (key: string, values?: Record<string, unknown>) => string;
}

/**
 * What a page file exports. The shell calls `loader` before it shows the page; it throws `pageError()` for an expected
 * failure, returns `redirect()` to go elsewhere. `Component` reads its data with `usePageData<typeof loader>()`.
 */
export interface PageModule<Data = unknown> {
  loader?: (context: LoaderContext) => Promise<Data | Response> | Data | Response;
  Component: ComponentType;
  meta?: (context: MetaContext<Data>) => PageMeta;
  /** true for a page that works without code: in a browser it waits until a control is used, or a part that is near needs it */
  startsWhenUsed?: boolean;
  /** shows the failures that the page expects, `fallback` (the host's error page) for the others */
  ErrorBoundary?: ComponentType<{ fallback: ReactNode }>;
}
