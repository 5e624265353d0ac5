import type { BoughtService } from '@wayfare/api-contract';
import type { SupplierOrder } from '../../ports/flight-supplier';
import type { SupplierSlice } from '../../ports/flight-offers';

/* Offers of changes are silent on extras: what the order has afterwards was carried over. */

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

export const servicesOfSlice = (
  services: readonly BoughtService[],
  slice: Flights,
): BoughtService[] => servicesOn(services, (id) => idsOf(slice).includes(id));

export const servicesElsewhere = (
  services: readonly BoughtService[],
  slice: Flights,
): BoughtService[] => servicesOn(services, (id) => !idsOf(slice).includes(id));

type Carrying = Pick<SupplierOrder, 'slices' | 'bags' | 'seats'>;

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

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

/** The new seat may differ; on several flights it cannot be matched. */
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

/** Splits a replaced slice's extras into carried over and lost. */
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
