import type {
  OrderDocument,
  OrderSegmentPassenger,
  OrderService,
  OrderSlice,
  OrderSliceSegment,
  Seat,
} from '@duffel/api/types';
import { hash32 } from '../../kit/random';
import { amount, CURRENCY } from '../fares/money';
import { sliceConditions } from '../offers/conditions';
import { segmentId, sliceId, wireSegment } from '../offers/wire-segment';
import { wireAirport } from '../reference/wire-places';
import { durationOf, firstOf, lastOf } from '../timetable/flight';
import { isoDuration } from '../../kit/zones';
import type { Order, OrderedService, OrderedSlice } from './order';

/** A slice of an order names a place where the airline gives no terminal. */
type WireSegment = Omit<
  OrderSliceSegment,
  'origin_terminal' | 'destination_terminal' | 'duration' | 'distance' | 'passengers'
> & {
  origin_terminal: string | null;
  destination_terminal: string | null;
  duration: string | null;
  distance: string | null;
  passengers: (Omit<OrderSegmentPassenger, 'seat'> & { seat: Seat | null })[];
};

export type WireOrderSlice = Omit<OrderSlice, 'segments'> & { segments: WireSegment[] };

function holderOf(order: Order, slice: OrderedSlice) {
  return {
    key: slice.key,
    cabin: slice.cabin,
    travellers: order.offer.travellers,
    withoutBags: order.offer.effects.has('no-bags'),
  };
}

function seatOf(
  { services }: Order,
  slice: OrderedSlice,
  flight: number,
  passengerId: string,
): Seat | null {
  const seat = services.find(
    (service) =>
      service.type === 'seat' &&
      service.sliceKey === slice.key &&
      service.passengerId === passengerId &&
      service.flight === slice.flights[flight],
  );
  return seat?.type === 'seat' ? seat.metadata : null;
}

function wireOrderSegment(order: Order, slice: OrderedSlice, flight: number): WireSegment {
  const segment = wireSegment(slice, holderOf(order, slice), { slice: 0, flight });
  return {
    ...segment,
    passengers: segment.passengers.map((passenger) => ({
      ...passenger,
      seat: seatOf(order, slice, flight, passenger.passenger_id),
    })),
  };
}

export function orderSliceId({ key }: OrderedSlice): string {
  return sliceId({ key }, 0);
}

export function wireOrderSlice(order: Order, slice: OrderedSlice): WireOrderSlice {
  const { flights, brand } = slice;
  const { change_before_departure } = sliceConditions(order.offer, slice);
  return {
    id: orderSliceId(slice),
    origin: wireAirport(firstOf(flights).departure.from),
    origin_type: 'airport',
    destination: wireAirport(lastOf(flights).departure.to),
    destination_type: 'airport',
    duration: isoDuration(durationOf(flights)),
    fare_brand_name: brand.name,
    conditions: { change_before_departure },
    segments: flights.map((_, flight) => wireOrderSegment(order, slice, flight)),
  };
}

function segmentIds(service: OrderedService, slice: OrderedSlice | undefined): string[] {
  if (slice === undefined) return [];
  return slice.flights.flatMap((flight, index) =>
    service.type === 'seat' && service.flight !== flight ? [] : [segmentId(slice, 0, index)],
  );
}

export function wireService(order: Order, service: OrderedService): OrderService {
  const slice = order.slices.find(({ key }) => key === service.sliceKey);
  const { id, type, metadata, quantity, cents, passengerId } = service;
  return {
    id,
    type,
    metadata,
    quantity,
    total_amount: amount(cents),
    total_currency: CURRENCY,
    passenger_ids: [passengerId],
    segment_ids: segmentIds(service, slice),
  };
}

/** Airlines' ticket numbers start with a number of their own; nobody has 000. */
const NO_AIRLINE = '000';

/** One ticket for each traveller, made anew when flights change. */
export function documentsOf({ id, passengers, slices, paidAt }: Order): OrderDocument[] {
  if (paidAt === undefined) return [];
  const flights = slices.map(({ key }) => key).join();
  return passengers.map(({ traveller }) => ({
    type: 'electronic_ticket',
    unique_identifier:
      NO_AIRLINE + String(hash32(`${id}/${traveller.id}/${flights}`)).padStart(10, '0'),
    passenger_ids: [traveller.id],
  }));
}
