import type { HotelDetail, HotelTypeCode } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { StructuredData } from '@wayfare/remote-kit';
import { paths } from '../../domain/paths';

const PICTURES = 3;

/** Types that schema.org does not count as hotels. */
const TYPES: Partial<Record<HotelTypeCode, string>> = {
  '33': 'LodgingBusiness',
  '41': 'LodgingBusiness',
  '49': 'Hostel',
};

/** Search engines accept genuine ratings only; those of demonstration supply are invented. */
function ratingOf({ rating, demo }: HotelDetail): StructuredData | undefined {
  if (demo || rating === null || rating.count === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.score,
    ratingCount: rating.count,
    bestRating: 10,
    worstRating: 0,
  };
}

/** Structured data of the hotel, without a price: it depends on the date. */
export function hotelData(hotel: HotelDetail, language: Language): StructuredData {
  const rating = ratingOf(hotel);
  return {
    '@type': TYPES[hotel.hotelType] ?? 'Hotel',
    name: hotel.name,
    description: hotel.description,
    url: paths.place(language, hotel.paths[language]),
    ...(hotel.images.length === 0
      ? {}
      : { image: hotel.images.slice(0, PICTURES).map(({ src }) => `${src}/1280.webp`) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city_name,
      addressRegion: hotel.destination_name,
      addressCountry: hotel.country_name,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    starRating: { '@type': 'Rating', ratingValue: hotel.stars, bestRating: 5 },
    ...(rating === undefined ? {} : { aggregateRating: rating }),
  };
}
