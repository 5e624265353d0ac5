import { addMoney, money } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import type {
  FlightOrder,
  FlightSupplier,
  OrderPassenger,
} from '../../../src/ports/flight-supplier';
import type { FlightCriteria, SupplierBag, SupplierOffer } from '../../../src/ports/flight-offers';

/* Somebody who buys flights from a supplier, for tests. */

type Passengers = FlightCriteria['passengers'];

export const ADULT: Passengers = [{ type: 'adult' }];
export const FAMILY: Passengers = [
  { type: 'adult' },
  { type: 'adult' },
  { type: 'child', age: 7 },
  { type: 'infant_without_seat' },
];

/** `criteria(['AMS-BCN 2027-01-14', 'BCN-AMS 2027-01-21'])` */
export function criteria(ways: readonly string[], passengers: Passengers = ADULT): FlightCriteria {
  const slices = ways.map((way) => ({
    origin: way.slice(0, 3),
    destination: way.slice(4, 7),
    departure_date: way.slice(8),
  }));
  return { slices, cabinClass: 'economy', maxConnections: 1, passengers };
}

/** Every offer of a search, page by page. */
export async function allOffers(
  supplier: FlightSupplier,
  wanted: FlightCriteria,
  limit = 200,
): Promise<SupplierOffer[]> {
  const { offerRequestId } = await supplier.search(wanted);
  const offers: SupplierOffer[] = [];
  let after: string | null = null;
  do {
    const page = await supplier.offers(offerRequestId, { after, limit });
    offers.push(...page.offers);
    after = page.after;
  } while (after !== null);
  return offers;
}

const YEARS = { adult: 35, child: 7, infant_without_seat: 0 } as const;

/** Travellers with names that differ, as old as their type on the day they leave; each infant with an adult. */
function named({ passengers, slices }: SupplierOffer): OrderPassenger[] {
  const infants = passengers
    .filter(({ type }) => type === 'infant_without_seat')
    .map(({ id }) => id);
  const [year = 0] = (slices[0]?.segments[0]?.departingAt ?? '').split('-').map(Number);
  return passengers.map(({ id, type }, index) => {
    const bornOn =
      type === 'infant_without_seat' ? `${year - 1}-11-01` : `${year - YEARS[type] - 1}-06-15`;
    const person = {
      givenName: `Ada${'abcdefghi'.charAt(index)}`,
      familyName: 'Janssen',
      gender: index % 2 === 0 ? 'FEMALE' : 'MALE',
      bornOn,
      email: 'ada@example.com',
      phone: '+31612345678',
    } as const;
    return { id, ...person, infantId: type === 'adult' ? (infants.shift() ?? null) : null };
  });
}

let orders = 0;

/** An order of the offer for its own price, under a reference of its own. */
export function orderOf(offer: SupplierOffer, more: Partial<FlightOrder> = {}): FlightOrder {
  orders += 1;
  return {
    offerId: offer.id,
    type: 'instant',
    passengers: named(offer),
    services: [],
    amount: offer.price.total,
    reference: `test-${orders}`,
    ...more,
  };
}

export interface Seat {
  readonly id: string;
  readonly type: 'seat';
  readonly quantity: 1;
  readonly designator: string;
  readonly segmentId: string;
  readonly price: Money;
}

/** Seats for a passenger, from the front. */
export async function freeSeats(
  supplier: FlightSupplier,
  offerId: string,
  passengerId: string,
): Promise<Seat[]> {
  const maps = await supplier.seatMaps(offerId);
  return maps.flatMap(({ segment_id: segmentId, cabins }) =>
    cabins
      .flatMap(({ rows }) =>
        rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)),
      )
      .flatMap(({ designator, available_services: services }) =>
        services
          .filter(({ passenger_id: id }) => id === passengerId)
          .map(({ id, total_amount: total }) => ({
            id,
            type: 'seat' as const,
            quantity: 1 as const,
            designator: designator ?? '',
            segmentId,
            price: money(Math.round(Number(total) * 100)),
          })),
      ),
  );
}

/** An order with a bag and seats beside the flights, paid together. */
export function withServices(
  offer: SupplierOffer,
  bags: readonly SupplierBag[],
  seats: readonly Seat[],
): FlightOrder {
  const services = [
    ...bags.map(({ id }) => ({ id, quantity: 1, type: 'baggage' as const })),
    ...seats.map(({ id, type, quantity }) => ({ id, type, quantity })),
  ];
  return orderOf(offer, {
    services,
    amount: addMoney(
      offer.price.total,
      ...bags.map(({ price }) => price),
      ...seats.map(({ price }) => price),
    ),
  });
}

/** What a fare allows: everything, or nothing. */
export const isFree = ({ change, refund }: SupplierOffer): boolean =>
  change?.allowed === true && refund?.allowed === true;
export const isStrict = ({ change, refund }: SupplierOffer): boolean =>
  change?.allowed === false && refund?.allowed === false;
