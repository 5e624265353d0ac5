import type {
  TicketOffer,
  TicketSearchResult,
  TrainPlace,
  TrainPrices,
  TrainProduct,
} from '@wayfare/api-contract';
import {
  AMSTERDAM,
  buildConnectingSolution,
  buildReturnSolution,
  buildTrainSolution,
  PARIS,
} from './train-solution-builders';

/* One adult from Amsterdam to Paris in January; clocks of tests stand at `FIXED_NOW`. */

export const EXPIRES = '2026-12-10T09:20:00Z';
export const FREE = { value: '0.00', currency: 'EUR' } as const;

/** An amount as ERA writes prices. */
export function buildTrainPrices(value: string): TrainPrices {
  return { amountsToDisplay: [{ amount: { value, currency: 'EUR' } }] };
}

/** Amsterdam with all of its stations. */
export function buildTrainPlace(changes: Partial<TrainPlace> = {}): TrainPlace {
  return {
    code: 'NL:amsterdam',
    type: 'city',
    label: 'Amsterdam',
    localLabel: 'Amsterdam',
    country: 'NL',
    timezone: 'Europe/Amsterdam',
    ...changes,
  };
}

/** Semi flex of Eurostar: money back until a day before, less 20 percent; exchanged without a fee; a seat is reserved. */
export function buildTrainProduct(changes: Partial<TrainProduct> = {}): TrainProduct {
  return {
    code: 'EUROSTAR-SEMI',
    label: 'Eurostar Semi Flex',
    marketingCarrier: 'Eurostar',
    flexibility: { code: 'SEMI_FLEX', level: '2', label: 'Semi flex' },
    conditions: 'Refunds and exchanges as Eurostar allows them.',
    refund: { allowed: true, hoursBefore: 24, feePercent: 20, fee: FREE },
    exchange: { allowed: true, hoursBefore: 1, feePercent: 0, fee: FREE },
    reservation: true,
    ...changes,
  };
}

/** Standard, semi flex on the direct train for one adult: 89.00, by itself, lapses twenty minutes after `FIXED_NOW`. */
export function buildTicketOffer(changes: Partial<TicketOffer> = {}): TicketOffer {
  const { id = 'offer-1', prices = buildTrainPrices('89.00') } = changes;
  return {
    id,
    location: `/offers/${id}`,
    leg: 'leg-1',
    legSolution: 'sol-1',
    comfortCategory: { code: 'STANDARD', label: 'Standard' },
    flexibility: { code: 'SEMI_FLEX', level: '2', label: 'Semi flex' },
    prices,
    expirationDate: EXPIRES,
    fareOffers: [
      {
        id: `${id}-fare-t1`,
        travelerId: 't1',
        segmentIds: ['seg-1'],
        fares: [{ productCode: 'EUROSTAR-SEMI' }],
        prices,
      },
    ],
    compatibleOffers: [],
    serviceOffers: [],
    deliveryOptions: ['PAH', 'ETK'],
    preferenceGroups: ['SEATING_PREFERENCE'],
    passengerFields: [],
    leadFields: ['email', 'phone_number'],
    seatsLeft: null,
    ...changes,
  };
}

/** One way, two trains on the way out, one offer each: the direct train and the one by Brussels. */
export function buildTicketSearch(changes: Partial<TicketSearchResult> = {}): TicketSearchResult {
  return {
    id: 'search-1',
    legs: [
      {
        id: 'leg-1',
        origin: AMSTERDAM,
        destination: PARIS,
        solutions: [buildTrainSolution(), buildConnectingSolution()],
      },
    ],
    offers: [
      buildTicketOffer(),
      buildTicketOffer({ id: 'offer-2', legSolution: 'sol-2', prices: buildTrainPrices('64.50') }),
    ],
    products: [buildTrainProduct()],
    services: [{ id: 'bag', label: 'Extra bag' }],
    travelers: [{ id: 't1', age: 40 }],
    unusedCards: [],
    demo: true,
    ...changes,
  };
}

/** `buildTicketSearch` with a way back; "Return" fares of the direct trains, 60.00 and 55.00, are sold together only. */
export function buildReturnSearch(changes: Partial<TicketSearchResult> = {}): TicketSearchResult {
  const single = buildTicketSearch();
  const bound = { flexibility: { code: 'RETURN', level: '1', label: 'Return' } } as const;
  const back = { leg: 'leg-2', legSolution: 'sol-9' } as const;
  return {
    ...single,
    legs: [
      ...single.legs,
      { id: 'leg-2', origin: PARIS, destination: AMSTERDAM, solutions: [buildReturnSolution()] },
    ],
    offers: [
      ...single.offers,
      buildTicketOffer({
        id: 'offer-3',
        ...bound,
        prices: buildTrainPrices('60.00'),
        compatibleOffers: ['offer-5'],
      }),
      buildTicketOffer({ id: 'offer-4', ...back, prices: buildTrainPrices('79.00') }),
      buildTicketOffer({
        id: 'offer-5',
        ...back,
        ...bound,
        prices: buildTrainPrices('55.00'),
        compatibleOffers: ['offer-3'],
      }),
    ],
    ...changes,
  };
}
