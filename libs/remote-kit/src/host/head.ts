import type { Language } from '@wayfare/domain';
import { languageOfPath, LANGUAGES } from '@wayfare/domain';
import { fillPath, type HrefParams } from '../hrefs';
import type { ManifestRoute } from '../manifest';
import type { PageMeta, StructuredData } from '../page';

/** Everything of a page's head that the host renders, computed with the data so that it survives hydration. */
export interface PageHead {
  title: string;
  description?: string;
  /** path of the canonical link, without a query; every page that robots may show has one (SEO-02 to SEO-04) */
  canonical?: string;
  /** path of this page per language, for hreflang and the language switch */
  alternates: Record<Language, string>;
  noindex: boolean;
  /** of a page that could not use what it was asked */
  status?: NonNullable<PageMeta['status']>;
  image?: NonNullable<PageMeta['image']>;
  type?: 'article';
  structured?: readonly StructuredData[];
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export function pageHead(
  route: ManifestRoute,
  params: HrefParams,
  pathname: string,
  meta: PageMeta,
): PageHead {
  const own = (language: Language) =>
    meta.alternates?.[language] ?? fillPath(route.path[language], params);
  const alternates = Object.fromEntries(
    LANGUAGES.map((language) => [language, own(language)]),
  ) as Record<Language, string>;
  const noindex = route.noindex || meta.noindex === true || meta.status !== undefined;
  return {
    title: meta.title,
    ...(meta.description === undefined ? {} : { description: meta.description }),
    ...(noindex
      ? {}
      : {
          canonical: withoutTrailingSlash(
            meta.canonicalPath ?? alternates[languageOfPath(pathname)],
          ),
        }),
    alternates,
    noindex,
    ...(meta.status === undefined ? {} : { status: meta.status }),
    ...(meta.image === undefined ? {} : { image: meta.image }),
    ...(meta.type === undefined ? {} : { type: meta.type }),
    ...(meta.structured === undefined ? {} : { structured: meta.structured }),
  };
}
