import { instantOf } from '../../kit/zones';
import { NAME_CHANGES } from '../fares/carriers';
import type { SaleRules } from '../fares/sale-rules';
import { wireTravelers } from '../offers/search';
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

const RULES: SaleRules = {
  prebookMinutes: 7 * 24 * 60,
  routeChange: false,
  nameChange: { ...NAME_CHANGES.transfers, toAnother: false },
};

/** A pass as it was offered, whenever it is asked for. */
export function passByLocation(location: string) {
  const offered = parsePassLocation(location);
  if (offered === undefined) return undefined;
  const { at, pass, validityStartDate: validFrom, travelers } = offered;
  return {
    type: 'pass' as const,
    location,
    offer: wirePassOffer(offered),
    facts: passFacts(pass),
    area: wireArea(pass.area),
    products: [wirePassProduct(pass)],
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

export type OfferedPass = NonNullable<ReturnType<typeof passByLocation>>;
