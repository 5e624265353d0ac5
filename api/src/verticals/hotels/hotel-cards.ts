import type { HotelResult } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { HotelSummary } from '../../catalogue/records/records';
import { localInstant } from '../../booking/local-instant';
import { isFree, payLater } from './rate-facets';
import { memberPriceOf, stayPrice } from './stay-price';
import type { PricedStay, StayWay } from './stay-price';

export function imagesOf(
  { photos }: Pick<HotelSummary, 'photos'>,
  language: Language,
): { src: string; alt: string }[] {
  return photos.map(({ id, alt }) => ({ src: `/media/${id}`, alt: alt[language] }));
}

export function identityOf(hotel: HotelSummary, language: Language) {
  return {
    hotel_id: hotel.id,
    name: hotel.name,
    stars: hotel.stars,
    hotelType: hotel.hotelType,
    country_name: hotel.country.names[language],
    destination_name: hotel.destination.names[language],
    city_name: hotel.city.names[language],
    district: hotel.districts[0]?.names[language] ?? null,
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

/** Shows the catalogue's indicative price. */
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

type Asked = Pick<PricedStay, 'nights' | 'isMember'> & { readonly now: number };

/** In local time of the hotel; null when the supplier names no rate. */
function termsOf({ rate }: StayWay, timeZone: string, { now }: Asked) {
  if (rate === null) return null;
  const until = isFree(rate, now) ? rate.freeCancellationUntil : null;
  return {
    freeCancellationUntil: until === null ? null : localInstant(until, timeZone),
    payLater: payLater(rate, now),
    boardCode: rate.board,
    optionRefId: rate.id,
  };
}

function flexibleOf(
  ways: readonly StayWay[],
  timeZone: string,
  asked: Asked,
): HotelResult['flexible'] {
  for (const way of ways) {
    const terms = termsOf(way, timeZone, asked);
    if (terms === null || terms.freeCancellationUntil === null) continue;
    const { optionRefId: _own, freeCancellationUntil, ...rest } = terms;
    return { price: stayPrice({ ...way, ...asked }), freeCancellationUntil, ...rest };
  }
  return null;
}

/** Card at the first, cheapest rate. */
export function pricedCard(
  card: HotelResult,
  timeZone: string,
  ways: readonly StayWay[],
  asked: Asked,
): HotelResult {
  const [best] = ways;
  if (best === undefined) return card;
  const price = {
    ...stayPrice({ ...best, ...asked }),
    ...(asked.isMember ? {} : { member: memberPriceOf(ways) }),
  };
  const terms = termsOf(best, timeZone, asked);
  if (terms === null) return { ...card, price };
  const refundable = terms.freeCancellationUntil !== null;
  return {
    ...card,
    ...terms,
    price,
    refundable,
    flexible: refundable ? null : flexibleOf(ways, timeZone, asked),
  };
}
