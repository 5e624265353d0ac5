import type {
  HotelsPredictiveResult,
  PlaceSuggestion,
  PopularPlace,
  ResolvePathResult,
  SeoTextResult,
  SitemapResult,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Catalogue, SuggestionOptions } from '../catalogue/catalogue';
import type { Photo, Place, SeoQuery } from '../catalogue/records/records';
import { Problem } from '../platform/http/problem';
import type { CityPictures } from './city-pictures';
import {
  groupsOf,
  popularOf,
  resolvedOf,
  seoOf,
  seoOfAll,
  sitemapOf,
  suggestionOf,
} from './place-results';

const SUGGESTIONS = 8;

export interface Places {
  predictive(
    term: string,
    language: Language,
    kinds: Omit<SuggestionOptions, 'limit'>,
  ): PlaceSuggestion[];
  byKind(term: string, language: Language): HotelsPredictiveResult;
  popular(language: Language): Promise<PopularPlace[]>;
  resolve(path: string, language: Language): Promise<ResolvePathResult>;
  seoText(query: SeoQuery, language: Language): Promise<SeoTextResult>;
  countries(language: Language): SitemapResult;
  cities(language: Language): SitemapResult;
  destinations(countryCode: string, language: Language): PlaceSuggestion[];
}

export function placesService(catalogue: Catalogue, pictures: CityPictures): Places {
  /** Falls back to the top recommended hotel's photo. */
  async function photoOf({ type, id }: Place): Promise<Photo | undefined> {
    const own = pictures.get(id);
    if (own !== undefined) return own;
    const { hits } = await catalogue.searchHotels({ place: { type, id }, offset: 0, limit: 1 });
    return hits[0]?.photos[0];
  }

  return {
    predictive: (term, language, kinds) =>
      catalogue.predictive(term, language, { limit: SUGGESTIONS, ...kinds }).map((place) => ({
        ...suggestionOf(place, language),
        ...(place.isSimilar ? { isSimilar: true } : {}),
      })),
    byKind: (term, language) => groupsOf(catalogue.hotelsPredictive(term, language)),
    popular: (language) =>
      Promise.all(
        catalogue
          .popular(language)
          .map(async (place) => popularOf(place, await photoOf(place), language)),
      ),
    async resolve(path, language) {
      const resolved = await catalogue.resolve(path, language);
      if (resolved === null) throw new Problem('NOT_FOUND', { field: 'path' });
      return resolvedOf(resolved, language);
    },
    async seoText(query, language) {
      if (Object.values(query).every((id) => id === undefined)) return [seoOfAll(language)];
      const text = await catalogue.seoText(query, language);
      if (text === null) throw new Problem('NOT_FOUND');
      return [seoOf(text, language)];
    },
    countries: (language) => sitemapOf(catalogue.sitemapCountries(language), language),
    cities: (language) => sitemapOf(catalogue.sitemapCities(language), language),
    destinations: (countryCode, language) =>
      catalogue
        .destinationsOf(countryCode.toUpperCase(), language)
        .map((place) => suggestionOf(place, language)),
  };
}
