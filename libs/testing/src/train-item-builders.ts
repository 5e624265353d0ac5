import type {
  PassItem,
  TicketItem,
  TrainItem,
  TrainPrices,
  TrainProduct,
  TrainTraveler,
} from '@wayfare/api-contract';

/* A ticket for Eurostar and an Interrail pass, as they lie in a basket; clocks of tests stand at `FIXED_NOW`. */

const prices = (value: string): TrainPrices => ({
  amountsToDisplay: [{ amount: { value, currency: 'EUR' } }],
});
const euros = (value: string) => ({ value, currency: 'EUR' as const });

const AMSTERDAM = {
  code: 'NL:amsterdam-centraal',
  label: 'Amsterdam Centraal',
  timeZone: 'Europe/Amsterdam',
};
const PARIS = { code: 'FR:paris-nord', label: 'Paris Nord', timeZone: 'Europe/Paris' };

/** Nobody is filled in yet: the lead of an item. */
export function buildTrainTraveler(changes: Partial<TrainTraveler> = {}): TrainTraveler {
  return {
    id: 't1',
    age: 40,
    type: 'ADULT',
    leadTraveler: true,
    firstName: '',
    lastName: '',
    emailAddress: '',
    phoneNumber: '',
    passenger: null,
    ...changes,
  };
}

export const PRODUCT: TrainProduct = {
  code: 'EUROSTAR-STANDARD-SEMI',
  label: 'Standard, semi-flexible',
  marketingCarrier: 'Eurostar',
  flexibility: { code: 'SEMI_FLEX', level: '2', label: 'Semi-flexible' },
  conditions: 'Exchangeable without a fee, refundable for 25 euros until 7 days before departure.',
  refund: { allowed: true, hoursBefore: 168, feePercent: 0, fee: euros('25.00') },
  exchange: { allowed: true, hoursBefore: 1, feePercent: 0, fee: euros('0.00') },
  reservation: true,
};

const NOT_BOUGHT = {
  bookingItemStatus: 'CREATED',
  productAssignments: [],
  cancelationEligibility: { eligible: false, partiallyEligible: false, cancellableItems: [] },
  exchangeEligibility: { eligible: false, routeChangePossible: false },
  editTravelersEligibility: { eligible: false, reason: '', remaining: 0 },
  ticketingOptionSelected: null,
  valueDocuments: [],
  replacedBy: null,
} satisfies Partial<TrainItem>;

/** Amsterdam to Paris by Eurostar on 14 January for an adult and a child: 178.00, extra bags for 15.00. */
export function buildTicketItem(changes: Partial<TicketItem> = {}): TicketItem {
  const segment: TicketItem['legs'][number]['solution']['segments'][number] = {
    id: 'seg-1',
    origin: AMSTERDAM,
    destination: PARIS,
    departure: '2027-01-14T08:15:00+01:00',
    arrival: '2027-01-14T11:38:00+01:00',
    duration: 'PT3H23M',
    marketingCarrier: 'Eurostar',
    vehicle: 'EUR 9320',
    kind: 'high-speed',
    comfortCategory: { code: 'STANDARD', label: 'Standard' },
    checkInMinutes: 0,
  };
  const { departure, arrival, duration } = segment;
  return {
    id: 'item-1',
    type: 'point-to-point',
    ...NOT_BOUGHT,
    travelers: [
      buildTrainTraveler(),
      buildTrainTraveler({ id: 't2', age: 8, type: 'YOUTH', leadTraveler: false }),
    ],
    products: [PRODUCT],
    prices: prices('178.00'),
    servicePrices: prices('0.00'),
    fareOffers: [
      {
        id: 'fare-1',
        travelerId: 't1',
        productCode: PRODUCT.code,
        segmentIds: ['seg-1'],
        prices: prices('118.00'),
      },
      {
        id: 'fare-2',
        travelerId: 't2',
        productCode: PRODUCT.code,
        segmentIds: ['seg-1'],
        prices: prices('60.00'),
      },
    ],
    ticketingOptions: [{ code: 'PAH' }, { code: 'ETK' }],
    passengerFields: ['date_of_birth'],
    leadFields: ['title', 'email', 'phone_number'],
    expirationDate: '2026-12-10T09:45:00Z',
    legs: [
      {
        id: 'leg-1',
        origin: AMSTERDAM,
        destination: PARIS,
        solution: { id: 'sol-1', departure, arrival, duration, segments: [segment], transfers: [] },
      },
    ],
    offerLocations: ['/offers/1'],
    serviceOffers: [
      {
        id: 'service-offer-1',
        serviceId: 'bag',
        fareOfferIds: ['fare-1'],
        maximum: 2,
        prices: prices('15.00'),
      },
    ],
    services: [{ id: 'bag', label: 'Extra bag, up to 85 cm' }],
    chosenServices: [],
    preferenceGroups: ['SEATING_PREFERENCE', 'TABLE'],
    preferences: [],
    seats: [],
    criteria: {
      legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' }],
      travelers: [
        { age: 40, cards: [] },
        { age: 8, cards: [] },
      ],
    },
    ...changes,
  };
}

/** A global pass of 1st class for 7 travel days within a month, from 1 February, for one adult: 446.00. */
export function buildPassItem(changes: Partial<PassItem> = {}): PassItem {
  const product: TrainProduct = {
    ...PRODUCT,
    code: 'GLOBAL-7-1M-1',
    label: 'Global Pass',
    marketingCarrier: 'Interrail',
    reservation: false,
  };
  return {
    id: 'item-2',
    type: 'pass',
    ...NOT_BOUGHT,
    label: 'Global Pass, 7 days within 1 month',
    travelClass: { code: '1' },
    numberOfTravelDays: 7,
    validityDuration: 'P1M',
    area: { code: 'EU', label: 'Europe' },
    validityStartDate: '2027-02-01',
    validUntil: '2027-02-28',
    travelers: [buildTrainTraveler()],
    products: [product],
    prices: prices('446.00'),
    servicePrices: prices('0.00'),
    fareOffers: [
      {
        id: 'fare-9',
        travelerId: 't1',
        productCode: product.code,
        segmentIds: [],
        prices: prices('446.00'),
      },
    ],
    ticketingOptions: [{ code: 'MPASS' }],
    passengerFields: ['date_of_birth', 'country_of_residence'],
    leadFields: ['email'],
    expirationDate: '2026-12-10T10:30:00Z',
    criteria: { place: 'EU', validityStartDate: '2027-02-01', travelers: [{ age: 40, cards: [] }] },
    ...changes,
  };
}
