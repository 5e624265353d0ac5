import type { OfferedTicket, SaleRules } from '../../offers/offered';
import type {
  Delivery,
  PassengerField,
  WireFareOffer,
  WireProduct,
  WireSegment,
  WireTerm,
} from '../../wire/wire-types';
import { amountOf, pricesOf } from '../../wire/money';
import type { Booking, TicketItem } from '../booking';
import { newTicketItem } from '../create-items';
import type { Passenger } from '../passengers';

export const HOUR = 3_600_000;
/** when the first train leaves */
export const DEPARTURE = Date.parse('2026-12-10T08:00:00+01:00');

const STATIONS = {
  out: ['NL:amsterdam-centraal', 'FR:paris-gare-du-nord'],
  back: ['FR:paris-gare-du-nord', 'NL:amsterdam-centraal'],
} as const;

export const NEVER: WireTerm = { allowed: false, hoursBefore: 0, feePercent: 0, fee: amountOf(0) };

export function term(hoursBefore: number, feePercent = 0, feeCents = 0): WireTerm {
  return { allowed: true, hoursBefore, feePercent, fee: amountOf(feeCents) };
}

interface Sold {
  /** one for each leg: what each traveller pays */
  legs?: readonly (readonly number[])[];
  ages?: readonly number[];
  refund?: WireTerm;
  exchange?: WireTerm;
  rules?: Partial<SaleRules>;
  comfort?: OfferedTicket['comfort'];
  delivery?: readonly Delivery[];
  all?: readonly PassengerField[];
  lead?: readonly PassengerField[];
  isNight?: boolean;
  vehicle?: string;
}

const RULES: SaleRules = {
  prebookMinutes: 60,
  routeChange: false,
  nameChange: { allowed: true, toAnother: false, reason: { en: '', nl: '' } },
};

function stop(code: string) {
  return { code, label: code.slice(3), timeZone: 'Europe/Amsterdam' };
}

function paperworkOf({ delivery = ['PAH'], all = [], lead = [] }: Sold) {
  return { deliveryOptions: [...delivery], passengerFields: [...all], leadFields: [...lead] };
}

/** The way back leaves a week later. */
export function ticketOf(sold: Sold, prices: readonly number[], index: number): OfferedTicket {
  const {
    ages = prices.map(() => 40),
    refund = term(24, 20),
    exchange = term(2),
    comfort = 'STANDARD',
    isNight = false,
    vehicle = 'EST 9320',
  } = sold;
  const departsAt = DEPARTURE + index * 7 * 24 * HOUR;
  const [from, to] = index === 0 ? STATIONS.out : STATIONS.back;
  const clock = (at: number): string => `${new Date(at + HOUR).toISOString().slice(0, 19)}+01:00`;
  const comfortCategory = { code: comfort, label: comfort };
  const flexibility = { code: 'SEMI_FLEX', level: '2', label: 'Semi flex' } as const;
  const segment: WireSegment = {
    id: `seg-${index}`,
    origin: stop(from),
    destination: stop(to),
    departure: clock(departsAt),
    arrival: clock(departsAt + 3 * HOUR),
    duration: 'PT3H',
    marketingCarrier: 'Eurostar',
    vehicle,
    kind: isNight ? 'night' : 'high-speed',
    comfortCategory,
    checkInMinutes: 0,
  };
  const product: WireProduct = {
    code: 'ES-STANDARD-SEMI_FLEX',
    label: 'Standard',
    marketingCarrier: 'Eurostar',
    flexibility,
    conditions: '',
    refund,
    exchange,
    reservation: true,
  };
  const fareOffers: WireFareOffer[] = prices.map((cents, traveler) => ({
    id: `f${index}.t${traveler + 1}`,
    travelerId: `t${traveler + 1}`,
    segmentIds: [segment.id],
    fares: [{ productCode: product.code }],
    prices: pricesOf(cents),
  }));
  const cents = prices.reduce((sum, price) => sum + price, 0);
  const solution = {
    id: `sol-${index}`,
    departure: segment.departure,
    arrival: segment.arrival,
    duration: segment.duration,
    segments: [segment],
    transfers: [],
  };
  const serviceOffers = fareOffers.map(({ id }) => ({
    id: `bag.${id}`,
    serviceId: 'EXTRA_BAG',
    fareOfferIds: [id],
    maximum: 2,
    prices: pricesOf(1_200),
  }));
  return {
    type: 'point-to-point',
    location: `/offers/${index}`,
    travelers: ages.map((age, traveler) => ({ id: `t${traveler + 1}`, age })),
    products: [product],
    cents,
    expiresAt: departsAt,
    rules: { ...RULES, ...sold.rules },
    offer: {
      id: `off-${index}`,
      location: `/offers/${index}`,
      leg: `leg-${index + 1}`,
      legSolution: solution.id,
      comfortCategory,
      flexibility,
      prices: pricesOf(cents),
      expirationDate: new Date(departsAt).toISOString(),
      fareOffers,
      compatibleOffers: [],
      serviceOffers,
      preferenceGroups: [],
      seatsLeft: null,
      ...paperworkOf(sold),
    },
    leg: { id: `leg-${index + 1}`, origin: stop(from), destination: stop(to) },
    solution,
    services: [{ id: 'EXTRA_BAG', label: 'Extra bag' }],
    comfort,
    flexibility: 'SEMI_FLEX',
    boundBy: null,
    departsAt,
    arrivesAt: departsAt + 3 * HOUR,
    hasNightTrain: isNight,
    origin: from,
    destination: to,
    searched: ages.map((age) => ({ age, cards: [] })),
  };
}

export function passenger(id: string, more: Partial<Passenger> = {}): Passenger {
  return { id, first_name: 'Ada', last_name: 'Jansen', ...more };
}

export function soldTickets(sold: Sold = {}): TicketItem {
  const { legs = [[10_000, 10_000]] } = sold;
  const offers = legs.map((prices, index) => ticketOf(sold, prices, index));
  const item = newTicketItem(offers.map((offered) => ({ en: offered, nl: offered })));
  item.passengers = (offers[0]?.travelers ?? []).map(({ id }) => passenger(id));
  item.delivery = offers[0]?.offer.deliveryOptions[0];
  return item;
}

export function boughtBooking(...items: Booking['items']): Booking {
  return {
    id: 'rbk_1',
    items,
    heldUntil: DEPARTURE,
    isReleased: false,
    reference: 'ABC234',
    chargedCents: 0,
  };
}
