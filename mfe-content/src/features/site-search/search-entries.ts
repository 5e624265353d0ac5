import type { PageKey, SiteSearchResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../../domain/paths';

export const GROUPS = ['places', 'hotels', 'articles', 'help'] as const;
export type GroupName = (typeof GROUPS)[number];

export interface SearchEntry {
  href: string;
  label: string;
  detail: string;
}

export interface SearchGroup {
  name: GroupName;
  entries: SearchEntry[];
}

export interface SearchPlan {
  language: Language;
  /** where a place's hotels are; null while no vertical shows them */
  placeHref: (path: string) => string | null;
  /** what a country is called where others say where they lie */
  country: string;
  /** articles are switched on */
  hasArticles: boolean;
}

/** Pages of the content service as their visitors know them. */
const PAGES: Readonly<Record<PageKey, (language: Language) => string>> = {
  'about-us': paths.about,
  'how-we-work': paths.howWeWork,
  'terms-and-conditions': paths.terms,
  'privacy-cookie-statement': paths.privacy,
  'customer-service': paths.customerService,
  accessibility: paths.accessibility,
  'travel-health': paths.faq,
};

/** The page of a help entry, at its question where it is one; null for a page that is not shown. */
function helpHref(slug: string, language: Language): string | null {
  const [key = '', question] = slug.split('#', 2);
  const page = Object.entries(PAGES).find(([name]) => name === key)?.[1];
  if (page === undefined) return null;
  return question === undefined ? page(language) : `${page(language)}#${question}`;
}

type Found = { label: string; detail: string; href: string | null };

const isShown = (entry: Found): entry is SearchEntry => entry.href !== null;

/** What was found as links, in groups; what leads nowhere and what is switched off is left out. */
export function groupsOf(
  { places, hotels, articles, help }: SiteSearchResult,
  { language, placeHref, country, hasArticles }: SearchPlan,
): SearchGroup[] {
  const inCatalogue = (list: readonly { label: string; within: string; path: string }[]) =>
    list.map(({ label, within, path }) => ({
      label,
      detail: within === '' ? country : within,
      href: placeHref(path),
    }));
  const found: Record<GroupName, Found[]> = {
    places: inCatalogue(places),
    hotels: inCatalogue(hotels),
    articles: hasArticles
      ? articles.map(({ slug, title, teaser }) => ({
          label: title,
          detail: teaser,
          href: paths.article(language, slug),
        }))
      : [],
    help: help.map(({ slug, title, teaser }) => ({
      label: title,
      detail: teaser,
      href: helpHref(slug, language),
    })),
  };
  return GROUPS.map((name) => ({ name, entries: found[name].filter(isShown) })).filter(
    ({ entries }) => entries.length > 0,
  );
}
