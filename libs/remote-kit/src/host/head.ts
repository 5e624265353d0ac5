import type { Language } from '@wayfare/domain';
import { LANGUAGES } from '@wayfare/domain';
import { fillPath, type HrefParams } from '../hrefs';
import type { ManifestRoute } from '../manifest';
import type { PageMeta, StructuredData } from '../page';

/** Everything of a page's head that the host renders, computed with the data so that it survives hydration. */
export interface PageHead {
  title: string;
  description?: string;
  /** path of the canonical link; only routes that ask for one have it (SEO-02 to SEO-05) */
  canonical?: string;
  /** path of this page per language, for hreflang and the language switch */
  alternates: Record<Language, string>;
  noindex: boolean;
  image?: NonNullable<PageMeta['image']>;
  type?: 'article';
  structured?: readonly StructuredData[];
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export function pageHead(route: ManifestRoute, params: HrefParams, pathname: string, meta: PageMeta): PageHead {
  const own = (language: Language) => meta.alternates?.[language] ?? fillPath(route.path[language], params);
  const alternates = Object.fromEntries(LANGUAGES.map((language) => [language, own(language)])) as Record<Language, string>;
  return {
    title: meta.title,
    ...(meta.description === undefined ? {} : { description: meta.description }),
    ...(route.canonical && meta.status === undefined ? { canonical: withoutTrailingSlash(meta.canonicalPath ?? pathname) } : {}),
    alternates,
    noindex: route.noindex || meta.noindex === true || meta.status !== undefined,
    ...(meta.image === undefined ? {} : { image: meta.image }),
    ...(meta.type === undefined ? {} : { type: meta.type }),
    ...(meta.structured === undefined ? {} : { structured: meta.structured }),
  };
}
