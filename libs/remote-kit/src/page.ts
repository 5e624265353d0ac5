import type { ApiClient } from '@wayfare/api-client';
import type { Language } from '@wayfare/domain';
import type { ComponentType, ReactNode } from 'react';
import type { Hrefs } from './hrefs';

/** What the shell hands to a page's loader, the same on the server and in the browser. */
export interface LoaderContext {
  language: Language;
  params: Readonly<Record<string, string>>;
  url: URL;
  api: ApiClient;
  hrefs: Hrefs;
  signal: AbortSignal;
}

/** Head of a page. Canonical and robots follow the route's `canonical` and `noindex` in vertical.json. */
export interface PageMeta {
  title: string;
  description?: string;
  /** paths of this very page per language, where they differ by more than the route table (localised slugs) */
  alternates?: Partial<Record<Language, string>>;
  /** overrides the path of the canonical link, e.g. of a hotel opened by query */
  canonicalPath?: string;
  /** 400 for an address whose search is wrong and is shown again; robots stay out then. 200 without it */
  status?: 400;
}

export interface MetaContext<Data> {
  data: Data;
  language: Language;
  params: Readonly<Record<string, string>>;
  url: URL;
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
  /** shows the failures that the page expects, `fallback` (the host's error page) for the others */
  ErrorBoundary?: ComponentType<{ fallback: ReactNode }>;
}
