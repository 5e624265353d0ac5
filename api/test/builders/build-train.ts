import type { PassItem, TicketItem, TrainItem } from '@wayfare/api-contract';
import {
  buildPassItem,
  buildTicketItem,
  buildTrainTraveler,
} from '@wayfare/testing/train-item-builders';
import { buildTrainBookingView } from '@wayfare/testing/train-booking-builders';
import { buildTrainProduct } from '@wayfare/testing/train-builders';
import {
  buildConnectingSolution,
  buildReturnSolution,
  buildTrainSolution,
} from '@wayfare/testing/train-solution-builders';
import type { DocumentContext } from '../../src/booking/documents/booking-source';
import type { TrainPaper } from '../../src/verticals/trains/documents/train-source';

/* For tests: Amsterdam to Paris by Brussels and back for two, with a pass for one of them. */

export const CONTEXT: DocumentContext = {
  language: 'en',
  siteOrigin: 'https://www.wayfare.example',
  supportEmail: 'help@wayfare.example',
  links: { booking: '/trains/success?key=signed' },
};

export const DUTCH: DocumentContext = {
  ...CONTEXT,
  language: 'nl',
  links: { booking: '/nl/treinen/success?key=signed' },
};

type Leg = TicketItem['legs'][number];

function legOf(id: string, solution: Leg['solution']): Leg {
  const [first] = solution.segments;
  const last = solution.segments.at(-1);
  if (first === undefined || last === undefined) throw new Error('a leg has trains');
  return { id, origin: first.origin, destination: last.destination, solution };
}

export const OUT = legOf('leg-1', buildConnectingSolution());
export const BACK = legOf('leg-2', buildReturnSolution());
/** the direct train that the way out can be exchanged for */
export const DIRECT = legOf('leg-1', buildTrainSolution());

const ANNEKE = buildTrainTraveler({
  firstName: 'Anneke',
  lastName: 'de Vries',
  emailAddress: 'anneke@example.com',
  phoneNumber: '+31612345678',
});
const LUCAS = buildTrainTraveler({
  id: 't2',
  age: 8,
  type: 'YOUTH',
  leadTraveler: false,
  firstName: 'Lucas',
  lastName: 'de Vries',
});

const PRODUCT = buildTrainProduct();
export const fare = (id: string, travelerId: string, value: string, segmentIds: string[]) => ({
  id,
  travelerId,
  productCode: PRODUCT.code,
  segmentIds,
  prices: { amountsToDisplay: [{ amount: { value, currency: 'EUR' as const } }] },
});
const assignment = (id: string, travelerId: string, fareOfferId: string) => ({
  id,
  travelerId,
  productCode: PRODUCT.code,
  fareOfferId,
  cancelationEligibility: { eligible: true },
  isCanceled: false,
});

const TRAINS = ['seg-2', 'seg-3', 'seg-9'];

export const TICKETS: TicketItem = buildTicketItem({
  bookingItemStatus: 'CONFIRMED',
  expirationDate: null,
  travelers: [ANNEKE, LUCAS],
  products: [PRODUCT],
  legs: [OUT, BACK],
  fareOffers: [fare('fare-1', 't1', '118.00', TRAINS), fare('fare-2', 't2', '60.00', TRAINS)],
  productAssignments: [assignment('pa-1', 't1', 'fare-1'), assignment('pa-2', 't2', 'fare-2')],
  ticketingOptionSelected: { code: 'PAH' },
  valueDocuments: (['t1', 't2'] as const).map((travelerId) => ({
    type: 'PAH',
    travelerId,
    code: null,
    url: null,
    station: null,
  })),
  seats: [
    { segmentId: 'seg-3', travelerId: 't1', coach: '4', seat: '61' },
    { segmentId: 'seg-3', travelerId: 't2', coach: '4', seat: '62' },
  ],
  chosenServices: [
    {
      serviceOfferID: 'service-offer-1',
      serviceId: 'bag',
      label: 'XL',
      count: 2,
      prices: { amountsToDisplay: [{ amount: { value: '30.00', currency: 'EUR' } }] },
    },
  ],
});

export const PASS: PassItem = buildPassItem({
  bookingItemStatus: 'CONFIRMED',
  expirationDate: null,
  travelers: [ANNEKE],
  ticketingOptionSelected: { code: 'MPASS' },
  valueDocuments: [
    { type: 'MPASS', travelerId: 't1', code: 'QRM4K7X2A9', url: null, station: null },
  ],
});

/** What both of the printed tickets say to a scanner. */
export const CODES = [
  'RAIL1|ABC234|0123456789|DE VRIES/ANNEKE|IC 9220 2027-01-14T09:10',
  'RAIL1|ABC234|9876543210|DE VRIES/LUCAS|IC 9220 2027-01-14T09:10',
] as const;

const view = buildTrainBookingView({ bookingItems: [TICKETS, PASS] });

export const BOOKING: TrainPaper = {
  ...view,
  ledger: {
    currency: 'EUR',
    lines: [{ kind: 'base', name: '', type: 'AMOUNT', value: 624, amount: '624.00' }],
    total: '624.00',
    atProperty: [],
  },
  payment: { state: 'captured', charged: '624.00', refunded: '0.00' },
  changes: [],
  barcodes: CODES.map((content, index) => ({
    itemId: TICKETS.id,
    travelerId: `t${index + 1}`,
    content,
  })),
};

const named = <Item extends TrainItem>(item: Item): Item => ({
  ...item,
  products: item.products.map((product) => ({
    ...product,
    label: product.label.replace('Semi Flex', 'Semiflex').replace('Global Pass', 'Globale pas'),
  })),
});

/** What its Dutch reader gets from the supplier in other words. */
export const IN_DUTCH: Partial<TrainPaper> = {
  bookingItems: [
    named(TICKETS),
    {
      ...named(PASS),
      label: 'Globale pas, 7 dagen binnen 1 maand',
      area: { code: 'EU', label: 'Europa' },
    },
  ],
};

/** The tickets with one delivery type for both. */
export function delivered(
  ticket: Omit<TicketItem['valueDocuments'][number], 'travelerId'>,
): TrainPaper {
  return {
    ...BOOKING,
    bookingItems: [{ ...TICKETS, valueDocuments: [{ ...ticket, travelerId: null }] }],
    barcodes: [],
  };
}
