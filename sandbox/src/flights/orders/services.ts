import { checkRules, refused } from '../../duffel/problems';
import { newId } from '../../kit/ids';
import type { Offer, Slice } from '../offers/offer';
import { bagsForSale, type Service } from '../offers/services';
import { segmentId } from '../offers/wire-slice';
import { seatsForSale } from '../offers/seat-map';
import type { SoldSeats } from '../offers/sold-seats';
import type { OrderBody } from './order-body';

export type OrderedService = Service & { quantity: number };

export function seatsOf(services: readonly Service[]) {
  return services.flatMap(({ slice, flightIndex = -1, passengerId, metadata: { designator } }) => {
    const flight = slice.flights[flightIndex];
    if (flight === undefined || designator === undefined) return [];
    return [{ flight, segment: segmentId(slice, flightIndex), designator, passengerId }];
  });
}

function checkServices(services: readonly OrderedService[]): void {
  const unique = seatsOf(services).flatMap(({ segment, designator, passengerId }) => [
    `${segment}/${designator}`,
    `${segment}/${passengerId}`,
  ]);
  checkRules([
    [
      new Set(unique).size < unique.length,
      'services',
      'must have a seat for one passenger, and one seat for a passenger on a segment',
    ],
    ...services.map(({ quantity, maximum }, index) => {
      const field = `services/${index}/quantity`;
      return [quantity > maximum, field, `must be ${maximum} or less`] as const;
    }),
  ]);
}

/** What was asked for beside the flights, priced, on the slices of the order; seats are not sold by this yet. */
export function parseServices(
  asked: OrderBody['services'],
  offer: Offer,
  slices: readonly Slice[],
  sold: SoldSeats,
): OrderedService[] {
  const forSale = asked.length === 0 ? [] : [...bagsForSale(offer), ...seatsForSale(offer)];
  const services = asked.map(({ id, quantity }) => {
    const service = forSale.find((one) => one.id === id);
    if (service === undefined)
      throw refused('ancillary_service_not_available', `The service ${id} is not sold.`);
    const slice = slices[offer.slices.indexOf(service.slice)] ?? service.slice;
    const cents = service.cents * quantity;
    return { ...service, id: newId('ser'), slice, quantity, cents };
  });
  checkServices(services);
  const taken = seatsOf(services).find(
    ({ flight, designator }) => !sold.isFree(flight, designator),
  );
  if (taken !== undefined)
    throw refused(
      'ancillary_service_not_available',
      `Seat ${taken.designator} is no longer available. Select another seat.`,
    );
  return services;
}
