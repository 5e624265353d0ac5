import type { BagService, FlightOffer, FlightSegment, SeatMap } from '@wayfare/api-contract';
import type { ChosenService } from './chosen-services';

/** What another offer of the same flights sells; empty where loading failed. */
export interface ForSale {
  bags: readonly BagService[];
  maps: readonly SeatMap[];
}

/** A bag or seat that the other offer lacks, in words valid for both. */
export interface LostService {
  type: 'baggage' | 'seat';
  quantity: number;
  /** index in the party */
  traveller: number;
  bag: ChosenService['bag'];
  designator: string | null;
  origin: string;
  destination: string;
}

interface CarriedOver {
  amenities: ChosenService[];
  seats: ChosenService[];
  lost: LostService[];
}

const segmentsOf = ({ slices }: Pick<FlightOffer, 'slices'>) =>
  slices.flatMap(({ segments }) => segments);

const flightKey = (segment: FlightSegment) =>
  `${segment.marketing_carrier}${segment.marketing_carrier_flight_number}@${segment.departing_at}`;

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

const sizeOf = ({
  type,
  maximum_weight_kg: kg,
  maximum_depth_cm: depth,
  maximum_height_cm: height,
  maximum_length_cm: length,
}: BagService['metadata']) => [type, kg, depth, height, length].join(' ');

/** Maps ids to the other offer's by traveller and flight; null where it has none. */
function idsBetween(from: FlightOffer, to: FlightOffer) {
  const flights = new Map(segmentsOf(to).map((segment) => [flightKey(segment), segment.id]));
  const people = new Map(
    from.passengers.map(({ id, type }, index) => [
      id,
      to.passengers[index]?.type === type ? to.passengers[index].id : undefined,
    ]),
  );
  const legs = new Map(
    segmentsOf(from).map((segment) => [segment.id, flights.get(flightKey(segment))]),
  );
  const all = (ids: readonly string[], known: ReadonlyMap<string, string | undefined>) => {
    const found = ids.flatMap((id) => known.get(id) ?? []);
    return found.length === ids.length ? found : null;
  };
  return (service: ChosenService) => {
    const passengers = all(service.passenger_ids, people);
    const segments = all(service.segment_ids, legs);
    return passengers === null || segments === null ? null : { passengers, segments };
  };
}

interface SameIds {
  passengers: string[];
  segments: string[];
}

function sameBag(chosen: ChosenService, ids: SameIds, { bags }: ForSale): ChosenService | null {
  const { bag } = chosen;
  const found = bags.find(
    (each) =>
      bag !== null &&
      sizeOf(each.metadata) === sizeOf(bag) &&
      isSame(each.passenger_ids, ids.passengers) &&
      isSame(each.segment_ids, ids.segments),
  );
  if (found === undefined || found.maximum_quantity < 1) return null;
  return {
    ...chosen,
    id: found.id,
    quantity: Math.min(chosen.quantity, found.maximum_quantity),
    passenger_ids: ids.passengers,
    segment_ids: ids.segments,
    amount: found.total_amount,
  };
}

function sameSeat(chosen: ChosenService, ids: SameIds, { maps }: ForSale): ChosenService | null {
  const elements = maps
    .filter(({ segment_id: id }) => ids.segments.includes(id))
    .flatMap(({ cabins }) =>
      cabins.flatMap(({ rows }) =>
        rows.flatMap(({ sections }) => sections.flatMap((section) => section.elements)),
      ),
    );
  const service = elements
    .find(({ designator }) => designator !== null && designator === chosen.designator)
    ?.available_services.find(({ passenger_id: id }) => ids.passengers.includes(id));
  return service === undefined
    ? null
    : {
        ...chosen,
        id: service.id,
        passenger_ids: ids.passengers,
        segment_ids: ids.segments,
        amount: service.total_amount,
      };
}

function lostOf(chosen: ChosenService, quantity: number, from: FlightOffer): LostService {
  const segments = segmentsOf(from).filter(({ id }) => chosen.segment_ids.includes(id));
  const { type, bag, designator } = chosen;
  const traveller = from.passengers.findIndex(({ id }) => chosen.passenger_ids.includes(id));
  return {
    type,
    quantity,
    traveller,
    bag,
    designator,
    origin: segments[0]?.origin ?? '',
    destination: segments.at(-1)?.destination ?? '',
  };
}

interface Kept {
  flight: FlightOffer | null;
  amenities: readonly ChosenService[];
  seats: readonly ChosenService[];
}

/** By index of the traveller, flight and kind, at the other offer's price. What it lacks is listed (OQ-52). */
export function carryOver(
  { flight, amenities, seats }: Kept,
  to: FlightOffer,
  forSale: ForSale,
): CarriedOver {
  if (flight === null) return { amenities: [], seats: [], lost: [] };
  const idsIn = idsBetween(flight, to);
  const lost: LostService[] = [];
  const carry = (chosen: readonly ChosenService[], find: typeof sameBag) =>
    chosen.flatMap((service) => {
      const ids = idsIn(service);
      const same = ids === null ? null : find(service, ids, forSale);
      const missing = service.quantity - (same?.quantity ?? 0);
      if (missing > 0) lost.push(lostOf(service, missing, flight));
      return same ?? [];
    });
  return { amenities: carry(amenities, sameBag), seats: carry(seats, sameSeat), lost };
}
