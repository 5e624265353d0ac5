import type { HotelResult } from '@wayfare/api-contract';

type Terms =
  | 'price'
  | 'refundable'
  | 'freeCancellationUntil'
  | 'boardCode'
  | 'payLater'
  | 'flexible';

export type CardFacts = Pick<
  HotelResult,
  | 'hotel_id'
  | 'name'
  | 'stars'
  | 'hotelType'
  | 'city_name'
  | 'country_name'
  | 'district'
  | 'path'
  | 'rating'
  | 'accessibility'
  | 'distanceKm'
  | 'fromPrice'
> & { images: readonly { src: string }[] } & Partial<Pick<HotelResult, Terms>>;

/** Only what a card shows, to keep the data embedded in the page small. */
export function cardFacts(hotel: HotelResult): CardFacts {
  const { hotel_id, name, stars, hotelType, path, rating, accessibility } = hotel;
  const { city_name, country_name, district, distanceKm, fromPrice, images } = hotel;
  const { price, refundable, freeCancellationUntil, boardCode, payLater, flexible } = hotel;
  return {
    hotel_id,
    name,
    stars,
    hotelType,
    path,
    rating,
    accessibility,
    city_name,
    country_name,
    district,
    distanceKm,
    fromPrice,
    images: images.map(({ src }) => ({ src })),
    ...(price === null
      ? {}
      : { price, refundable, freeCancellationUntil, boardCode, payLater, flexible }),
  };
}
