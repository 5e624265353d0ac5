import type { HotelResult } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { HotelSummary } from '../../catalogue/records';
import type { StayOffer } from '../../ports/stay-supplier';
import { localInstant } from '../bookings/local-instant';
import { bestFor, memberPriceOf, stayPrice } from './stay-price';
import type { PricedStay } from './stay-price';

/** Where our own origin serves a hotel's pictures. */
export function imagesOf(
  { photos }: Pick<HotelSummary, 'photos'>,
  language: Language,
): { src: string; alt: string }[] {
  return photos.map(({ id, alt }) => ({ src: `/media/${id}`, alt: alt[language] }));
}

/** What the contract says of a hotel wherever it appears. */
export function identityOf(hotel: HotelSummary, language: Language) {
  return {
    hotel_id: hotel.id,
    name: hotel.name,
    stars: hotel.stars,
    hotelType: hotel.hotelType,
    country_name: hotel.country.names[language],
    destination_name: hotel.destination.names[language],
    city_name: hotel.city.names[language],
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    path: hotel.paths[language],
    images: imagesOf(hotel, language),
    rating: hotel.rating === null ? null : { ...hotel.rating },
    accessibility: [...hotel.accessibility],
    demo: hotel.demo,
    fromPrice: formatDecimal(money(hotel.fromPriceCents)),
  };
}

/** A card without dates: the catalogue's indicative price only. */
export function undatedCard(
  hotel: HotelSummary,
  distanceKm: number | null,
  language: Language,
): HotelResult {
  const undated = {
    price: null,
    refundable: null,
    freeCancellationUntil: null,
    boardCode: null,
    optionRefId: null,
  };
  const identity = identityOf(hotel, language);
  return { ...identity, images: identity.images.slice(0, 1), distanceKm, ...undated };
}

/** A card with the price of the stay asked for, for whoever asks. */
export function pricedCard(
  card: HotelResult,
  offer: StayOffer,
  asked: Pick<PricedStay, 'nights' | 'isMember'>,
): HotelResult {
  const { rate, ...best } = bestFor(offer, asked.isMember);
  const price = {
    ...stayPrice({ ...best, ...asked }),
    ...(asked.isMember ? {} : { member: memberPriceOf(offer) }),
  };
  if (rate === null) return { ...card, price };
  const free = rate.freeCancellationUntil;
  return {
    ...card,
    price,
    refundable: free !== null,
    // a list has no room for each hotel's zone: an instant is exact in any
    freeCancellationUntil: free === null ? null : localInstant(free, 'UTC'),
    boardCode: rate.board,
    optionRefId: rate.id,
  };
}
