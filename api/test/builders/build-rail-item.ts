import { PASSENGER_FIELDS, TRAIN_TRAVELER_TYPES } from '@wayfare/api-contract';
import type { TrainTravelerType } from '@wayfare/api-contract';
import { addDays, money } from '@wayfare/domain';
import type {
  RailItem,
  RailPassItem,
  RailTicketItem,
  RailTraveller,
} from '../../src/ports/rail-items';
import type {
  RailFareOffer,
  RailProduct,
  RailServiceOffer,
  RailSolution,
  RailStop,
} from '../../src/ports/rail-offers';

/* For tests: items as a supplier sells them. What an item is made of stands in its offer's location. */

const STOPS: Readonly<Record<string, Omit<RailStop, 'code'>>> = {
  'NL:amsterdam-centraal': { label: 'Amsterdam Centraal', timeZone: 'Europe/Amsterdam' },
  'FR:paris-gare-du-nord': { label: 'Paris Gare du Nord', timeZone: 'Europe/Paris' },
};

/** What a location says; `cents` are for all travellers. */
export interface Offered {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly cents: number;
  readonly ages: readonly number[];
  /** makes offers of the same train differ; `all-fields` asks for everything, `expired` has lapsed */
  readonly variant: string;
}

const OUT: Offered = {
  from: 'NL:amsterdam-centraal',
  to: 'FR:paris-gare-du-nord',
  day: '2027-01-14',
  cents: 8_900,
  ages: [40],
  variant: '',
};

/** The location of a ticket from Amsterdam to Paris, or of anything else. */
export function ticketLocation(change: Partial<Offered> = {}): string {
  const { from, to, day, cents, ages, variant } = { ...OUT, ...change };
  return ['ticket', from, to, day, cents, ages.join(','), variant].join('|');
}

/** The location of a pass for an area. */
export const passLocation = (change: Partial<Offered> = {}): string =>
  ticketLocation({ from: 'EU', to: 'EU', cents: 23_900, ...change }).replace(/^ticket/, 'pass');

export function offeredAt(location: string): Offered & { readonly isPass: boolean } {
  const [kind = '', from = '', to = '', day = '', cents = '0', ages = '', variant = ''] =
    location.split('|');
  return {
    isPass: kind === 'pass',
    from,
    to,
    day,
    cents: Number(cents),
    ages: ages.split(',').map(Number),
    variant,
  };
}

export const aStop = (code: string): RailStop => ({
  code,
  ...(STOPS[code] ?? { label: code.slice(3), timeZone: 'Europe/Brussels' }),
});

const FREE = { allowed: true, hoursBefore: 0, percent: 0, fee: money(500) };

export const A_PRODUCT: RailProduct = {
  code: 'P1',
  label: 'Standard Semi-Flex',
  carrier: 'Eurostar',
  flexibility: { code: 'SEMI_FLEX', level: '2', label: 'Semi-flex' },
  conditions: 'Refundable for a fee',
  refund: FREE,
  exchange: FREE,
  reservation: true,
};

export function aSolution(
  { from, to, day }: Pick<Offered, 'from' | 'to' | 'day'>,
  id = 'sol-1',
): RailSolution {
  const times = {
    departure: `${day}T08:14:00+01:00`,
    arrival: `${day}T11:35:00+01:00`,
    duration: 'PT3H21M',
  };
  const train = {
    carrier: 'Eurostar',
    vehicle: 'Eurostar 9320',
    kind: 'high-speed',
    comfort: { code: 'STANDARD', label: 'Standard' },
    checkInMinutes: 0,
  } as const;
  return {
    id,
    ...times,
    segments: [
      { id: `seg-${id}`, origin: aStop(from), destination: aStop(to), ...times, ...train },
    ],
    transfers: [],
  };
}

const [ADULT, YOUTH, SENIOR] = TRAIN_TRAVELER_TYPES;
const typeOf = (age: number): TrainTravelerType => (age <= 29 ? YOUTH : age < 65 ? ADULT : SENIOR);

/** t1.. in the order of the search; the first who is no child is the lead. */
function travellersOf(ages: readonly number[]): RailTraveller[] {
  const lead = ages.findIndex((age) => age > 11);
  return ages.map((age, index) => ({
    id: `t${index + 1}`,
    age,
    type: typeOf(age),
    isLead: index === lead,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
  }));
}

/** The whole is shared out so that the fares add up to it. */
export function faresOf(
  id: string,
  { cents, ages }: Pick<Offered, 'cents' | 'ages'>,
): RailFareOffer[] {
  const each = Math.floor(cents / ages.length);
  return ages.map((_age, index) => ({
    id: `${id}-f${index + 1}`,
    travellerId: `t${index + 1}`,
    segmentIds: ['seg-sol-1'],
    productCode: A_PRODUCT.code,
    price: money(index === 0 ? cents - each * (ages.length - 1) : each),
  }));
}

export function aBag(fareOfferIds: readonly string[]): RailServiceOffer {
  return { id: 'bag-offer', serviceId: 'bag', fareOfferIds, maximum: 2, price: money(1_500) };
}

/** The item that offers become: tickets for one direction or both, or a pass. */
export function aRailItem(id: string, locations: readonly string[], expiresAt: Date): RailItem {
  const parts = locations.map(offeredAt);
  const [first = offeredAt(ticketLocation())] = parts;
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  const fareOffers = faresOf(id, { cents, ages: first.ages });
  const facts = {
    id,
    status: 'CREATED',
    travellers: travellersOf(first.ages),
    products: [A_PRODUCT],
    price: money(cents),
    servicePrice: money(0),
    fareOffers,
    assignments: [],
    cancellation: { eligible: false, partiallyEligible: false, cancellableItems: [] },
    exchange: { eligible: false, routeChangePossible: false },
    nameChange: { eligible: false, reason: '', remaining: 0 },
    deliveryOptions: ['PAH', 'TICKETLESS'],
    delivery: null,
    documents: [],
    passengerFields:
      first.variant === 'all-fields' ? PASSENGER_FIELDS : (['title', 'date_of_birth'] as const),
    leadFields: ['email', 'phone_number'],
    expiresAt,
    replacedBy: null,
  } as const;
  if (first.isPass) return aPass(facts, first);
  return aTicket(facts, parts, locations);
}

type Facts = Omit<RailPassItem, 'kind' | 'pass' | 'area' | 'validFrom' | 'validUntil'>;

function aPass(facts: Facts, { from, day }: Offered): RailPassItem {
  const pass = { label: 'Interrail Global Pass', travelClass: '2', travelDays: 7, validity: 'P1M' };
  return {
    kind: 'pass',
    ...facts,
    deliveryOptions: ['MPASS'],
    pass,
    area: { code: from, label: 'Europe' },
    validFrom: day,
    validUntil: addDays(day, 30),
  };
}

function aTicket(
  facts: Facts,
  parts: readonly Offered[],
  locations: readonly string[],
): RailTicketItem {
  return {
    kind: 'tickets',
    ...facts,
    legs: parts.map((part, index) => ({
      id: `leg-${index + 1}`,
      origin: aStop(part.from),
      destination: aStop(part.to),
      solution: aSolution(part, `sol-${index + 1}`),
    })),
    offerLocations: locations,
    serviceOffers: [aBag(facts.fareOffers.map(({ id }) => id))],
    services: [{ id: 'bag', label: 'Extra bag' }],
    chosenServices: [],
    preferenceGroups: ['SEATING_PREFERENCE'],
    preferences: [],
    seats: [],
  };
}
