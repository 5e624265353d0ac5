import { idOf } from '../../kit/ids';
import { LEAD_FIELDS } from '../fares/paperwork';
import { travelerId } from '../offers/search';
import type { PassengerField, WirePassFacts, WirePassOffer } from '../wire/wire-types';
import { pricesOf } from '../wire/money';
import type { Language } from '../wire/words';
import { isGlobal } from './areas';
import { passLabel } from './pass-labels';
import { passCents } from './pass-kinds';
import { passProductCode, type Pass } from './pass-product';
import { passLocation, type PassSearch } from './pass-token';

const LIFETIME = 30 * 60_000;
const FIELDS: readonly PassengerField[] = ['date_of_birth', 'country_of_residence'];

export function passExpiresAt(at: number): number {
  return at + LIFETIME;
}

export function passTotal(
  { area, kind, travelClass }: Pass,
  travelers: PassSearch['travelers'],
): number {
  return travelers.reduce((sum, { age }) => sum + passCents(area, kind, travelClass, age), 0);
}

export function passFacts({ area, kind, travelClass }: Pass, language: Language): WirePassFacts {
  return {
    label: passLabel(area, kind, language),
    travelClass: { code: travelClass },
    numberOfTravelDays: kind.travelDays,
    validityDuration: kind.validity,
  };
}

export function wirePassOffer(
  pass: Pass,
  search: PassSearch,
  asked: { at: number; language: Language },
): WirePassOffer {
  const { area, kind, travelClass } = pass;
  const productCode = passProductCode(pass);
  const id = idOf('pof', productCode, search.validityStartDate);
  return {
    id,
    location: passLocation({ search, at: asked.at, kind: kind.code, travelClass }),
    ...passFacts(pass, asked.language),
    productCode,
    prices: pricesOf(passTotal(pass, search.travelers)),
    fareOffers: search.travelers.map(({ age }, index) => ({
      id: `${id}.${travelerId(index)}`,
      travelerId: travelerId(index),
      segmentIds: [],
      fares: [{ productCode }],
      prices: pricesOf(passCents(area, kind, travelClass, age)),
    })),
    expirationDate: new Date(passExpiresAt(asked.at)).toISOString(),
    deliveryOptions: isGlobal(area) ? ['MPASS'] : ['MPASS', 'PAH'],
    passengerFields: [...FIELDS],
    leadFields: [...LEAD_FIELDS],
  };
}
