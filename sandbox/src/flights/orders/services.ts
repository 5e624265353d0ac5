import { invalid, refused } from '../../duffel/problems';
import { newId } from '../../kit/ids';
import { bagsForSale } from '../offers/bags';
import type { Offer } from '../offers/offer';
import { seatsOf } from '../cabins/cabin-rows';
import { maySit, seatCents, seatKind, sellsSeats } from '../seats/seat-kinds';
import { plansOf, seatServiceId, segmentsOf } from '../seats/seat-map';
import type { SoldSeats } from '../seats/sold-seats';
import type { OrderedService, OrderedSlice } from './order';
import type { OrderBody } from './order-body';

type Asked = OrderBody['services'][number];

/** The seats of an offer that were asked for, by the id of the service; taken ones too: somebody may ask too late. */
function askedSeats(
  asked: ReadonlySet<string>,
  offer: Offer,
  slices: readonly OrderedSlice[],
): Map<string, OrderedService> {
  const seats = new Map<string, OrderedService>();
  for (const segment of sellsSeats(offer) ? segmentsOf(offer) : []) {
    for (const { plan, designator } of plansOf(segment).flatMap((plan) =>
      seatsOf(plan).map((seat) => ({ plan, designator: seat })),
    )) {
      const kind = seatKind(plan, Number.parseInt(designator, 10));
      for (const traveller of offer.travellers.filter((one) => maySit(kind, one))) {
        const id = seatServiceId(segment, designator, traveller.id);
        if (!asked.has(id)) continue;
        const metadata = { designator, name: kind.name, disclosures: [...kind.disclosures] };
        const cents = seatCents(kind, segment.slice, segment.flight, plan);
        seats.set(id, {
          id: newId('ser'),
          type: 'seat',
          passengerId: traveller.id,
          sliceKey: slices[segment.sliceIndex]?.key ?? '',
          quantity: 1,
          cents,
          metadata,
          flight: segment.flight,
        });
      }
    }
  }
  return seats;
}

function bagOf(
  { id, quantity }: Asked,
  index: number,
  offer: Offer,
  slices: readonly OrderedSlice[],
): OrderedService | undefined {
  const bag = bagsForSale(offer).find(({ service }) => service.id === id);
  if (bag === undefined) return undefined;
  const { maximum_quantity: maximum, metadata } = bag.service;
  if (quantity > maximum)
    throw invalid(`services/${index}/quantity`, `Field 'quantity' must be ${maximum} or less`);
  return {
    id: newId('ser'),
    type: 'baggage',
    passengerId: bag.passengerId,
    sliceKey: slices[bag.sliceIndex]?.key ?? '',
    quantity,
    cents: bag.cents * quantity,
    metadata,
  };
}

function unavailable(message: string): Error {
  return refused('ancillary_service_not_available', message);
}

/** A seat holds one traveller, and a traveller has one seat on a flight. */
function checkSeats(services: readonly OrderedService[], sold: SoldSeats): void {
  const places = new Set<string>();
  for (const service of services) {
    if (service.type !== 'seat') continue;
    const { flight, metadata, passengerId } = service;
    const key = `${flight.departure.carrier.iata}${flight.departure.number}/${flight.date}`;
    if (!sold.isFree(flight, metadata.designator))
      throw unavailable(`Seat ${metadata.designator} is no longer available. Select another seat.`);
    for (const place of [`${key}/${metadata.designator}`, `${key}/${passengerId}`]) {
      if (places.has(place))
        throw invalid(
          'services',
          'A seat can be selected for one passenger, and a passenger can have one seat on a segment',
        );
      places.add(place);
    }
  }
}

/** What was asked for beside the flights, priced; seats are not sold by this yet. */
export function parseServices(
  asked: readonly Asked[],
  offer: Offer,
  slices: readonly OrderedSlice[],
  sold: SoldSeats,
): OrderedService[] {
  if (asked.length === 0) return [];
  if (new Set(asked.map(({ id }) => id)).size < asked.length)
    throw invalid('services', 'A service can be named once; raise its quantity instead');
  const seats = askedSeats(new Set(asked.map(({ id }) => id)), offer, slices);
  const services = asked.map((one, index) => {
    const seat = seats.get(one.id);
    if (seat !== undefined && one.quantity > 1)
      throw invalid(`services/${index}/quantity`, "Field 'quantity' must be 1 for a seat");
    const service = seat ?? bagOf(one, index, offer, slices);
    if (service === undefined)
      throw unavailable(`The service ${one.id} is not sold with this offer.`);
    return service;
  });
  checkSeats(services, sold);
  return services;
}
