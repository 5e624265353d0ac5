import type {
  HotelsPredictiveResult,
  PlaceSuggestion,
  PopularPlace,
  ResolvePathResult,
  SeoTextResult,
  SitemapResult,
} from '@wayfare/api-contract';
import { forLanguages } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { seoTextOfAll } from '../catalogue/seo-text';
import type {
  GroupedPlaces,
  Photo,
  Place,
  ResolvedPath,
  SeoText,
} from '../catalogue/records/records';

export function suggestionOf(place: Place, language: Language): PlaceSuggestion {
  return {
    type: place.type,
    id: place.id,
    label: place.names[language],
    countryName: place.country.names[language],
    destinationName: place.destination?.names[language] ?? null,
    cityName: place.city?.names[language] ?? null,
    latitude: place.latitude,
    longitude: place.longitude,
    path: place.paths[language],
    timeZone: place.timeZone,
  };
}

export function groupsOf({
  hotels,
  cities,
  destinations,
  countries,
}: GroupedPlaces): HotelsPredictiveResult {
  const named = (places: readonly Place[]) =>
    places.map(({ id, names }) => ({ id, names: { ...names } }));
  return {
    hotels: named(hotels),
    cities: named(cities),
    destinations: named(destinations),
    countries: named(countries),
  };
}

export function popularOf(
  place: Place,
  photo: Photo | undefined,
  language: Language,
): PopularPlace {
  return {
    ...suggestionOf(place, language),
    hotelCount: place.hotelCount,
    image: photo === undefined ? '' : `/media/${photo.id}`,
    imageAlt: photo?.alt[language] ?? '',
  };
}

function stepOf(place: Place, language: Language): ResolvePathResult['breadcrumb'][number] {
  return {
    type: place.type,
    id: place.id,
    label: place.names[language],
    path: place.paths[language],
  };
}

export function resolvedOf(
  { place, breadcrumb, paths, children }: ResolvedPath,
  language: Language,
): ResolvePathResult {
  return {
    place: place === null ? null : suggestionOf(place, language),
    breadcrumb: breadcrumb.map((step) => stepOf(step, language)),
    paths: { ...paths },
    children: children.map((child) => ({
      ...stepOf(child, language),
      hotelCount: child.hotelCount,
    })),
  };
}

type SeoNames = SeoTextResult[number]['names']['en'];

function seoNames(
  { type, names, country, destination, city }: Place,
  language: Language,
): SeoNames {
  return {
    country_name: country.names[language],
    destination_name: destination?.names[language] ?? null,
    city_name: city?.names[language] ?? null,
    hotel_name: type === 'hotel' ? names[language] : null,
  };
}

export function seoOf(
  { place, title, description }: SeoText,
  language: Language,
): SeoTextResult[number] {
  const own = seoNames(place, language);
  return {
    ...own,
    title: title[language],
    description: description[language],
    names: forLanguages((each) => seoNames(place, each)),
    paths: { ...place.paths },
  };
}

const NO_NAMES: SeoTextResult[number]['names']['en'] = {
  country_name: null,
  destination_name: null,
  city_name: null,
  hotel_name: null,
};

/** Text of the hotels' start page. */
export function seoOfAll(language: Language): SeoTextResult[number] {
  return {
    ...NO_NAMES,
    ...seoTextOfAll(language),
    names: forLanguages(() => NO_NAMES),
    paths: forLanguages(() => ''),
  };
}

export function sitemapOf(places: readonly Place[], language: Language): SitemapResult {
  return places.map((place) => ({
    label: place.names[language],
    path: place.paths[language],
    hotelCount: place.hotelCount,
  }));
}
