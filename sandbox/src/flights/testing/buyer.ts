import type { Duffel } from '@duffel/api';
import type {
  CreateOrder,
  CreateOrderPassenger,
  CreateOfferRequestPassenger,
  Offer,
  OfferPassenger,
  Order,
  SeatMap,
} from '@duffel/api/types';

const ANY_TIME = { departure_time: null, arrival_time: null };

/** `slice('AMS-BCN', '2027-01-14')` */
export function slice(path: string, date: string) {
  return {
    origin: path.slice(0, 3),
    destination: path.slice(4),
    departure_date: date,
    ...ANY_TIME,
  };
}

export const OUT = slice('AMS-BCN', '2027-01-14');
export const BACK = slice('BCN-AMS', '2027-01-21');
export const ADULT: CreateOfferRequestPassenger[] = [{ type: 'adult' }];
export const FAMILY: CreateOfferRequestPassenger[] = [
  { type: 'adult' },
  { type: 'adult' },
  { age: 7 },
  { age: 1 },
];

type Fare = 'light' | 'standard' | 'flex';

export function isFare({ slices }: Pick<Offer, 'slices'>, fare: Fare): boolean {
  return slices.every(({ fare_brand_name: name }) => name?.toLowerCase().endsWith(fare) === true);
}

export const ofKlm = (fare: Fare) => (offer: Pick<Offer, 'slices' | 'owner'>) =>
  isFare(offer, fare) && offer.owner.iata_code === 'KL';

const BIRTHS: Record<string, string> = {
  adult: '1987-07-24',
  child: '2019-06-01',
  infant_without_seat: '2025-12-01',
};

/** Travellers with names that differ, each infant on the lap of an adult. */
export function named(passengers: readonly OfferPassenger[]): CreateOrderPassenger[] {
  const infants = passengers
    .filter(({ type }) => type === 'infant_without_seat')
    .map(({ id }) => id);
  return passengers.map(({ id, type }, index) => {
    const infant = type === 'adult' ? infants.shift() : undefined;
    const details = {
      title: 'ms',
      gender: 'f',
      given_name: `Ada${'abcdefghi'.charAt(index)}`,
      family_name: "D'Été-Jansen",
      email: 'ada@example.com',
      phone_number: '+31612345678',
    } as const;
    return {
      id,
      ...details,
      born_on: BIRTHS[type ?? ''] ?? '',
      ...(infant === undefined ? {} : { infant_passenger_id: infant }),
    };
  });
}

export function pay(amount: string, currency = 'EUR') {
  return [{ type: 'balance' as const, amount, currency }];
}

export function orderOf(offer: Offer, more: Partial<CreateOrder> = {}): CreateOrder {
  return {
    type: 'instant',
    selected_offers: [offer.id],
    passengers: named(offer.passengers),
    payments: pay(offer.total_amount),
    ...more,
  };
}

/** Adds decimal strings in cents. */
export function sum(...amounts: (string | null | undefined)[]): string {
  return (
    amounts.reduce((cents, text) => cents + Math.round(Number(text ?? 0) * 100), 0) / 100
  ).toFixed(2);
}

/** The first free seat of each flight for a traveller. */
export function freeSeats(maps: readonly SeatMap[], passengerId: string) {
  return maps.flatMap(({ cabins, segment_id: segmentId }) => {
    const seats = cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)),
    );
    const found = seats.flatMap((seat) =>
      'designator' in seat
        ? seat.available_services
            .filter(({ passenger_id: id }) => id === passengerId)
            .map((service) => ({ ...service, segmentId, designator: seat.designator }))
        : [],
    );
    return found.slice(0, 1);
  });
}

/** Somebody who books through the supplier's own client. */
export class Buyer {
  constructor(readonly duffel: Duffel) {}

  async offer(
    slices = [OUT],
    passengers = ADULT,
    wanted: (offer: Pick<Offer, 'slices' | 'owner'>) => boolean = () => true,
  ): Promise<Offer> {
    const { data } = await this.duffel.offerRequests.create({
      slices,
      passengers,
      cabin_class: 'economy',
      return_offers: true,
    });
    const found = data.offers.find(wanted);
    if (found === undefined) throw new Error('no such offer');
    return (await this.duffel.offers.get(found.id, { return_available_services: true })).data;
  }

  async book(offer: Offer, more: Partial<CreateOrder> = {}): Promise<Order> {
    return (await this.duffel.orders.create(orderOf(offer, more))).data;
  }

  /** Flights for two of KLM's fare, with one bag. */
  async bookedWithBag(fare: Fare): Promise<{ offer: Offer; order: Order }> {
    const offer = await this.offer([OUT, BACK], [...ADULT, ...ADULT], ofKlm(fare));
    const [bag] = offer.available_services;
    const order = await this.book(offer, {
      services: [{ id: bag?.id ?? '', quantity: 1 }],
      payments: pay(sum(offer.total_amount, bag?.total_amount)),
    });
    return { offer, order };
  }
}
