import type {
  LegSolution,
  PassOffer,
  PassSearchResult,
  TicketOffer,
  TicketSearchResult,
  TrainPlace,
  TrainPrices,
  TrainProduct,
  TrainSegment,
} from '@wayfare/api-contract';

/* One adult from Amsterdam to Paris in January, and passes; clocks of tests stand at `FIXED_NOW`. */

const AMSTERDAM = {
  code: 'NL:amsterdam-centraal',
  label: 'Amsterdam Centraal',
  timeZone: 'Europe/Amsterdam',
};
const BRUSSELS = {
  code: 'BE:bruxelles-midi',
  label: 'Bruxelles-Midi',
  timeZone: 'Europe/Brussels',
};
const PARIS = {
  code: 'FR:paris-gare-du-nord',
  label: 'Paris Gare du Nord',
  timeZone: 'Europe/Paris',
};
const EXPIRES = '2026-12-10T09:20:00Z';
const FREE = { value: '0.00', currency: 'EUR' } as const;

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

/** Eurostar 9320 from Amsterdam to Paris, 08:14 to 11:35 on 14 January. */
export function buildTrainSegment(changes: Partial<TrainSegment> = {}): TrainSegment {
  return {
    id: 'seg-1',
    origin: AMSTERDAM,
    destination: PARIS,
    departure: '2027-01-14T08:14:00+01:00',
    arrival: '2027-01-14T11:35:00+01:00',
    duration: 'PT3H21M',
    marketingCarrier: 'Eurostar',
    vehicle: 'Eurostar 9320',
    kind: 'high-speed',
    comfortCategory: { code: 'STANDARD', label: 'Standard' },
    checkInMinutes: 0,
    ...changes,
  };
}

/** The direct train of `buildTrainSegment`; with other segments the times are theirs. */
export function buildTrainSolution(changes: Partial<LegSolution> = {}): LegSolution {
  const segments = changes.segments ?? [buildTrainSegment()];
  return {
    id: 'sol-1',
    departure: segments[0]?.departure ?? '',
    arrival: segments.at(-1)?.arrival ?? '',
    duration: 'PT3H21M',
    segments,
    transfers: [],
    ...changes,
  };
}

/** By Brussels, on two trains with 40 minutes to change. */
export function buildConnectingSolution(changes: Partial<LegSolution> = {}): LegSolution {
  return buildTrainSolution({
    id: 'sol-2',
    duration: 'PT4H25M',
    segments: [
      buildTrainSegment({
        id: 'seg-2',
        destination: BRUSSELS,
        departure: '2027-01-14T09:10:00+01:00',
        arrival: '2027-01-14T11:20:00+01:00',
        duration: 'PT2H10M',
        marketingCarrier: 'NS',
        vehicle: 'IC 9220',
        kind: 'intercity',
      }),
      buildTrainSegment({
        id: 'seg-3',
        origin: BRUSSELS,
        departure: '2027-01-14T12:00:00+01:00',
        arrival: '2027-01-14T13:35:00+01:00',
        duration: 'PT1H35M',
        vehicle: 'Eurostar 9340',
      }),
    ],
    transfers: [{ from: BRUSSELS, to: BRUSSELS, minutes: 40, kind: 'same-station' }],
    ...changes,
  });
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

/** Back from Paris on 17 January, 14:25 to 17:46. */
export function buildReturnSolution(changes: Partial<LegSolution> = {}): LegSolution {
  return buildTrainSolution({
    id: 'sol-9',
    segments: [
      buildTrainSegment({
        id: 'seg-9',
        origin: PARIS,
        destination: AMSTERDAM,
        departure: '2027-01-17T14:25:00+01:00',
        arrival: '2027-01-17T17:46:00+01:00',
        vehicle: 'Eurostar 9357',
      }),
    ],
    ...changes,
  });
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
