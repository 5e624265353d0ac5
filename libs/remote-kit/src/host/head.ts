import { forLanguages, languageOfPath, type Language } from '@wayfare/domain';
import { fillPath, type HrefParams } from '../hrefs';
import type { ManifestRoute } from '../manifest';
import type { PageMeta, StructuredData } from '../page';

export interface PageHead {
  title: string;
  description?: string;
  /** path without a query; every indexable page has one (SEO-02 to SEO-04) */
  canonical?: string;
  alternates: Record<Language, string>;
  noindex: boolean;
  /** of a page with an unusable query */
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
  const alternates = forLanguages(own);
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
