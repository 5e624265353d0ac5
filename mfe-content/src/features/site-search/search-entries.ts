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
  /** null while no vertical shows a place's hotels */
  placeHref: (path: string) => string | null;
  /** label of a country, where other places show where they lie */
  country: string;
  /** the articles' flag */
  hasArticles: boolean;
}

/** Editorial pages by key. */
const PAGES: Readonly<Record<PageKey, (language: Language) => string>> = {
  'about-us': paths.about,
  'how-we-work': paths.howWeWork,
  'terms-and-conditions': paths.terms,
  'privacy-cookie-statement': paths.privacy,
  'customer-service': paths.customerService,
  accessibility: paths.accessibility,
  'travel-health': paths.faq,
};

/** With the question's anchor, if it is one; null for a hidden page. */
function helpHref(slug: string, language: Language): string | null {
  const [key = '', question] = slug.split('#', 2);
  const page = Object.entries(PAGES).find(([name]) => name === key)?.[1];
  if (page === undefined) return null;
  return question === undefined ? page(language) : `${page(language)}#${question}`;
}

type Found = { label: string; detail: string; href: string | null };

const isShown = (entry: Found): entry is SearchEntry => entry.href !== null;

/** Grouped links, without unreachable or disabled ones. */
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
