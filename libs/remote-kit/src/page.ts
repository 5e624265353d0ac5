import type { ApiClient } from '@wayfare/api-client';
import type { Language, SupportContact } from '@wayfare/domain';
import type { ComponentType, ReactNode } from 'react';
import type { CachePolicy } from './cache-policy';
import type { Hrefs } from './hrefs';

export interface LoaderContext {
  language: Language;
  params: Readonly<Record<string, string>>;
  url: URL;
  api: ApiClient;
  hrefs: Hrefs;
  signal: AbortSignal;
  /** Opt-in to shared caching, for pages that are nobody's; the shortest time wins. Undefined in a browser. */
  cache?: ((policy: CachePolicy) => void) | undefined;
}

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Head of a page; indexing follows the route's `noindex` in vertical.json. */
export interface PageMeta {
  title: string;
  description?: string;
  /** localised slugs: paths that differ by more than the route table, with a query where it identifies the page */
  alternates?: Partial<Record<Language, string>>;
  canonicalPath?: string;
  /** social card: path on our own origin; default the site's */
  image?: { path: string; alt: string; width: number; height: number };
  type?: 'article';
  /** schema.org without `@context`; values that start with `/` become absolute */
  structured?: readonly StructuredData[];
  noindex?: boolean;
  /** 400: an invalid search shown again, not indexed; default 200 */
  status?: 400;
}

export interface MetaContext<Data> {
  data: Data;
  language: Language;
  params: Readonly<Record<string, string>>;
  url: URL;
  /** feature flags: a title promises nothing that is off */
  flags: Readonly<Record<string, boolean>>;
  support: SupportContact;
  t: (key: string, values?: Record<string, unknown>) => string;
}

/** Page module. `loader` throws `pageError()` or returns `redirect()`; see `usePageData`. */
export interface PageModule<Data = unknown> {
  loader?: (context: LoaderContext) => Promise<Data | Response> | Data | Response;
  Component: ComponentType;
  meta?: (context: MetaContext<Data>) => PageMeta;
  /** usable without code, which waits for the first interaction or a near part */
  startsWhenUsed?: boolean;
  /** for expected failures; renders `fallback` (the host's error page) for the others */
  ErrorBoundary?: ComponentType<{ fallback: ReactNode }>;
}
