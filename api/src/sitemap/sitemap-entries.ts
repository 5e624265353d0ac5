import type { Article, Destination, SitemapEntry } from '@wayfare/api-contract';
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

/** A page without parameters. */
export const pageEntry = (route: string, changedAt: string | null): SitemapEntry => ({
  route,
  en: '',
  nl: '',
  ...(changedAt === null ? {} : { changedAt }),
});

/** Every entry once, whichever of its languages it has; a translation counts only when it is published itself. */
export function pair(
  route: string,
  english: readonly Entry<Article | Destination>[],
  dutch: readonly Entry<Article | Destination>[],
): SitemapEntry[] {
  const left = new Map(dutch.map(({ attributes }) => [attributes.slug, attributes]));
  const pairs = english.map(({ attributes }): SitemapEntry => {
    const slug =
      attributes.localizations.data.find((other) => other.attributes.locale === 'nl')?.attributes
        .slug ?? '';
    const translation = left.get(slug);
    left.delete(slug);
    const changedAt =
      latest([attributes.updatedAt, translation?.updatedAt]) ?? attributes.updatedAt;
    return { route, en: attributes.slug, nl: translation?.slug ?? null, changedAt };
  });
  return [
    ...pairs,
    ...[...left.values()].map(({ slug, updatedAt }): SitemapEntry => ({
      route,
      en: null,
      nl: slug,
      changedAt: updatedAt,
    })),
  ];
}

export const STOP_ROUTES = Object.values(STOP_PAGES).map(({ route }) => route);

/** Stations and airports of the cities that many travel to. */
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
    .map(({ kind, slug }) => ({ route: STOP_PAGES[kind].route, en: slug, nl: slug }));
}
