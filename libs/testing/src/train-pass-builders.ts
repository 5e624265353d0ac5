import type { PassOffer, PassSearchResult } from '@wayfare/api-contract';
import { buildTrainPrices, buildTrainProduct, EXPIRES, FREE } from './train-builders';

/* Passes for trains; clocks of tests stand at `FIXED_NOW`. */

/** Global Pass for one adult, 2nd class, 5 days of his choice within a month: 283.00. */
export function buildPassOffer(changes: Partial<PassOffer> = {}): PassOffer {
  const { id = 'pass-1', prices = buildTrainPrices('283.00') } = changes;
  return {
    id,
    location: `/offers/${id}`,
    label: 'Global Pass, 5 days within 1 month',
    travelClass: { code: '2' },
    numberOfTravelDays: 5,
    validityDuration: 'P1M',
    productCode: 'GLOBAL-PASS',
    prices,
    fareOffers: [
      {
        id: `${id}-fare-t1`,
        travelerId: 't1',
        segmentIds: [],
        fares: [{ productCode: 'GLOBAL-PASS' }],
        prices,
      },
    ],
    expirationDate: EXPIRES,
    deliveryOptions: ['MPASS'],
    passengerFields: ['date_of_birth', 'country_of_residence'],
    leadFields: ['email', 'phone_number'],
    ...changes,
  };
}

/** Passes for all of Europe: 5 days within a month, and 15 days on end, in 2nd class; the first also in 1st. */
export function buildPassSearch(changes: Partial<PassSearchResult> = {}): PassSearchResult {
  return {
    id: 'pass-search-1',
    area: { code: 'EU', label: 'Europe', countries: ['NL', 'BE', 'FR', 'DE'] },
    offers: [
      buildPassOffer(),
      buildPassOffer({
        id: 'pass-2',
        label: 'Global Pass, 15 days',
        numberOfTravelDays: null,
        validityDuration: 'P15D',
        prices: buildTrainPrices('476.00'),
      }),
      buildPassOffer({
        id: 'pass-3',
        travelClass: { code: '1' },
        prices: buildTrainPrices('359.00'),
      }),
    ],
    products: [
      buildTrainProduct({
        code: 'GLOBAL-PASS',
        label: 'Global Pass',
        marketingCarrier: 'Eurail',
        refund: { allowed: true, hoursBefore: 0, feePercent: 15, fee: FREE },
        exchange: { allowed: false, hoursBefore: 0, feePercent: 0, fee: FREE },
        reservation: false,
      }),
    ],
    travelers: [{ id: 't1', age: 40 }],
    demo: true,
    ...changes,
  };
}
