import { checkRules, refused } from '../../duffel/problems';
import { newId } from '../../kit/ids';
import { bagsForSale } from '../offers/bags';
import type { Offer, Slice } from '../offers/offer';
import { segmentId } from '../offers/wire-slice';
import { seatService } from '../seats/seat-map';
import type { SoldSeats } from '../seats/sold-seats';
import type { Order, OrderedService } from './order';
import type { OrderBody } from './order-body';

type Asked = OrderBody['services'][number];

/** A service of an offer with the most that is sold of it, still with the slice of the offer. */
function serviceFor(
  { id, quantity }: Asked,
  offer: Offer,
): { maximum: number; service: OrderedService } {
  const bag = bagsForSale(offer).find(({ service }) => service.id === id);
  if (bag !== undefined) {
    const { slice, passengerId, cents } = bag;
    const { maximum_quantity: maximum, metadata } = bag.service;
    const sold = { id: newId('ser'), type: 'baggage', slice, passengerId, quantity } as const;
    return { maximum, service: { ...sold, cents: cents * quantity, metadata } };
  }
  const found = seatService(offer, id);
  if (found === undefined)
    throw refused('ancillary_service_not_available', `The service ${id} is not sold.`);
  const { slice, flightIndex, passengerId, cents, seat: metadata } = found;
  const sold = { id: newId('ser'), type: 'seat', slice, flightIndex, passengerId } as const;
  return { maximum: 1, service: { ...sold, quantity, cents, metadata } };
}

/** Each seat of an order with the flight that it is on. */
export function seatsOf(services: readonly OrderedService[]) {
  return services.flatMap(({ slice, flightIndex = -1, passengerId, metadata: { designator } }) => {
    const flight = slice.flights[flightIndex];
    if (flight === undefined || designator === undefined) return [];
    return [{ flight, segment: segmentId(slice, flightIndex), designator, passengerId }];
  });
}

/** What was asked for beside the flights, priced; seats are not sold by this yet. */
export function parseServices(
  asked: readonly Asked[],
  offer: Offer,
  slices: readonly Slice[],
  sold: SoldSeats,
): OrderedService[] {
  const found = asked.map((one) => serviceFor(one, offer));
  const services = found.map(({ service }) => service);
  const seats = seatsOf(services);
  const taken = seats.find(({ flight, designator }) => !sold.isFree(flight, designator));
  if (taken !== undefined)
    throw refused(
      'ancillary_service_not_available',
      `Seat ${taken.designator} is no longer available. Select another seat.`,
    );
  const unique = [
    ...asked.map(({ id }) => id),
    ...seats.map(({ segment, designator }) => `${segment}/${designator}`),
    ...seats.map(({ segment, passengerId }) => `${segment}/${passengerId}`),
  ];
  checkRules([
    [
      new Set(unique).size < unique.length,
      'services',
      'must name a service once, a seat for one passenger and one seat for a passenger on a segment',
    ],
    ...found.map(
      ({ maximum, service }, index) =>
        [
          service.quantity > maximum,
          `services/${index}/quantity`,
          `must be ${maximum} or less`,
        ] as const,
    ),
  ]);
  return services.map((service) => ({
    ...service,
    slice: slices[offer.slices.indexOf(service.slice)] ?? service.slice,
  }));
}

/** Nobody sits on the flights of these slices any more. */
export function releaseSeats({ services }: Order, slices: readonly Slice[], sold: SoldSeats): void {
  for (const { flight, designator } of seatsOf(
    services.filter(({ slice }) => slices.includes(slice)),
  ))
    sold.release(flight, designator);
}
