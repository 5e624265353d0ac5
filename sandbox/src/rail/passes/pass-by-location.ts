import { instantOf } from '../../kit/zones';
import { NAME_CHANGES } from '../fares/carriers';
import type { OfferedPass } from '../offers/offered';
import { wireTravelers } from '../offers/ticket-search';
import type { Language } from '../wire/words';
import { passAreaByCode, wireArea } from './areas';
import { passKindsOf } from './pass-kinds';
import { passExpiresAt, passFacts, passTotal, wirePassOffer } from './pass-offer';
import { wirePassProduct } from './pass-product';
import { PASS_ZONE } from './pass-search';
import { parsePassLocation } from './pass-token';
import { validUntil } from './validity';

const RULES: OfferedPass['rules'] = {
  prebookMinutes: 7 * 24 * 60,
  routeChange: false,
  nameChange: { ...NAME_CHANGES.transfers, toAnother: false },
};

/** A pass as it was offered, whenever it is asked for. */
export function passByLocation(location: string, language: Language): OfferedPass | undefined {
  const token = parsePassLocation(location);
  const area = passAreaByCode(token?.search.place ?? '');
  const kind = area && passKindsOf(area).find(({ code }) => code === token?.kind);
  if (token === undefined || area === undefined || kind === undefined) return undefined;
  const { search, at, travelClass } = token;
  const { validityStartDate, travelers } = search;
  const pass = { area, kind, travelClass };
  return {
    type: 'pass',
    location,
    offer: wirePassOffer(pass, search, { at, language }),
    facts: passFacts(pass, language),
    area: wireArea(area, language),
    products: [wirePassProduct(pass, language)],
    travelers: wireTravelers(travelers),
    cents: passTotal(pass, travelers),
    expiresAt: passExpiresAt(at),
    rules: RULES,
    validFrom: validityStartDate,
    validUntil: validUntil(validityStartDate, kind.validity),
    departsAt: instantOf(validityStartDate, 0, PASS_ZONE),
    searched: travelers,
  };
}
