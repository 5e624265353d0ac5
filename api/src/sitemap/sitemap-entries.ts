import type { Article, Destination, SitemapEntry } from '@wayfare/api-contract';
import { forLanguages, LANGUAGES, type Language } from '@wayfare/domain';
import type { Catalogue } from '../catalogue/catalogue';
import type { StopPlace } from '../catalogue/circles/stop-place';
import type { Entry } from '../ports/content';
import { STOP_PAGES } from '../map/map-stops';

export const CONTENT_ROUTES = {
  destinations: 'content.vacation',
  articles: 'content.article',
} as const;

export type LocalisedKind = keyof typeof CONTENT_ROUTES;

export const latest = (instants: readonly (string | null | undefined)[]): string | null =>
  instants
    .filter((instant): instant is string => typeof instant === 'string')
    .sort()
    .at(-1) ?? null;

export const pageEntry = (route: string, changedAt: string | null): SitemapEntry => ({
  route,
  ...forLanguages(() => ''),
  ...(changedAt === null ? {} : { changedAt }),
});

type Listed = readonly Entry<Article | Destination>[];

/** Pairs translations; each counts only when published. */
export function pair(route: string, lists: Readonly<Record<Language, Listed>>): SitemapEntry[] {
  const left = forLanguages(
    (language) => new Map(lists[language].map(({ attributes }) => [attributes.slug, attributes])),
  );
  return LANGUAGES.flatMap((language) =>
    lists[language].flatMap(({ attributes }): SitemapEntry[] => {
      const { slug, localizations } = attributes;
      if (!left[language].has(slug)) return [];
      const slugIn = (other: Language) =>
        other === language
          ? slug
          : localizations.data.find(({ attributes: { locale } }) => locale === other)?.attributes
              .slug;
      const found = forLanguages((other) => left[other].get(slugIn(other) ?? ''));
      for (const other of LANGUAGES) left[other].delete(slugIn(other) ?? '');
      const changes = Object.values(found).map((each) => each?.updatedAt);
      return [
        {
          route,
          ...forLanguages((other) => found[other]?.slug ?? null),
          changedAt: latest(changes) ?? attributes.updatedAt,
        },
      ];
    }),
  );
}

export const STOP_ROUTES = Object.values(STOP_PAGES).map(({ route }) => route);

export function stopEntries(
  stops: readonly StopPlace[],
  catalogue: Pick<Catalogue, 'popular' | 'cityNamed'>,
): SitemapEntry[] {
  const popular = new Map(catalogue.popular('en').map(({ id, country }) => [id, country.id]));
  const countries = new Set(popular.values());
  const isPopular = ({ town, country }: StopPlace) => {
    const city = countries.has(country) ? catalogue.cityNamed(town, country) : null;
    return city !== null && popular.has(city.id);
  };
  return stops
    .filter(isPopular)
    .map(({ kind, slug }) => ({ route: STOP_PAGES[kind].route, ...forLanguages(() => slug) }));
}
