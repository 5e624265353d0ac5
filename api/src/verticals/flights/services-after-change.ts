import type { BoughtService } from '@wayfare/api-contract';
import type { SupplierOrder } from '../../ports/flight-supplier';
import type { SupplierSlice } from '../../ports/flight-offers';

/* What becomes of bags and seats when a slice is changed. An airline's offer of other flights says nothing of them: what its order has afterwards was taken along. */

const idsOf = ({ segments }: Flights): readonly string[] => segments.map(({ id }) => id);

type Flights = Pick<SupplierSlice, 'segments'>;

function servicesOn(
  services: readonly BoughtService[],
  isWanted: (segmentId: string) => boolean,
): BoughtService[] {
  return services.flatMap((service) => {
    const segments = service.segment_ids.filter(isWanted);
    return segments.length === 0 ? [] : [{ ...service, segment_ids: segments }];
  });
}

/** Bags and seats on the flights of a slice, each on these flights alone. */
export const servicesOfSlice = (
  services: readonly BoughtService[],
  slice: Flights,
): BoughtService[] => servicesOn(services, (id) => idsOf(slice).includes(id));

/** Bags and seats on all other flights. */
export const servicesElsewhere = (
  services: readonly BoughtService[],
  slice: Flights,
): BoughtService[] => servicesOn(services, (id) => !idsOf(slice).includes(id));

type Carrying = Pick<SupplierOrder, 'slices' | 'bags' | 'seats'>;

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/** A bag that the order has for the same passengers on the new flights. */
function carriedBag(
  service: BoughtService,
  flights: readonly string[],
  { bags }: Carrying,
): BoughtService | null {
  const bag = bags.find(
    ({ passengerIds, segmentIds, quantity }) =>
      isSame(passengerIds, service.passenger_ids) &&
      quantity >= service.quantity &&
      segmentIds.some((id) => flights.includes(id)),
  );
  return bag === undefined
    ? null
    : { ...service, segment_ids: bag.segmentIds.filter((id) => flights.includes(id)) };
}

/** A seat on the new flight, which may be another one there; on several flights nobody knows which one it took the place of. */
function carriedSeat(
  service: BoughtService,
  flights: readonly string[],
  { seats }: Carrying,
): BoughtService | null {
  const [only, ...others] = seats.filter(
    ({ passengerId, segmentId }) =>
      service.passenger_ids.includes(passengerId) && flights.includes(segmentId),
  );
  return only === undefined || others.length > 0
    ? null
    : { ...service, segment_ids: [only.segmentId], designator: only.designator };
}

/** Bags and seats of a slice that took the place of another: what went along, and what stayed behind. */
export function carriedOver(
  former: readonly BoughtService[],
  slice: SupplierSlice | undefined,
  order: Carrying,
): { readonly carried: readonly BoughtService[]; readonly lost: readonly BoughtService[] } {
  const flights = slice === undefined ? [] : idsOf(slice);
  const after = former.map((service) => ({
    service,
    now: (service.type === 'baggage' ? carriedBag : carriedSeat)(service, flights, order),
  }));
  return {
    carried: after.flatMap(({ now }) => (now === null ? [] : [now])),
    lost: after.flatMap(({ service, now }) => (now === null ? [service] : [])),
  };
}
