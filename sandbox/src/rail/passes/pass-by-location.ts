import { instantOf } from '../../kit/zones';
import { NAME_CHANGES } from '../fares/carriers';
import type { OfferedPass } from '../offers/offered';
import { wireTravelers } from '../offers/search';
import type { Language } from '../wire/words';
import {
  parsePassLocation,
  passExpiresAt,
  passFacts,
  passTotal,
  wirePassOffer,
  wirePassProduct,
} from './pass-offer';
import { PASS_ZONE } from './pass-search';
import { validUntil, wireArea } from './passes';

const RULES: OfferedPass['rules'] = {
  prebookMinutes: 7 * 24 * 60,
  routeChange: false,
  nameChange: { ...NAME_CHANGES.transfers, toAnother: false },
};

/** A pass as it was offered, whenever it is asked for. */
export function passByLocation(location: string, language: Language): OfferedPass | undefined {
  const offered = parsePassLocation(location);
  if (offered === undefined) return undefined;
  const { at, pass, validityStartDate: validFrom, travelers } = offered;
  return {
    type: 'pass',
    location,
    offer: wirePassOffer(offered, language),
    facts: passFacts(pass, language),
    area: wireArea(pass.area, language),
    products: [wirePassProduct(pass, language)],
    travelers: wireTravelers(travelers),
    cents: passTotal(offered),
    expiresAt: passExpiresAt(at),
    rules: RULES,
    validFrom,
    validUntil: validUntil(validFrom, pass.kind.validity),
    departsAt: instantOf(validFrom, 0, PASS_ZONE),
    searched: travelers,
  };
}
