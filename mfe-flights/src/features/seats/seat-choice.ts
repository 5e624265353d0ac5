import type { FlightOffer, SeatMap } from '@wayfare/api-contract';
import type { ChosenService } from '../../domain/draft/chosen-services';
import { isSeat } from './cabin-columns';
import type { Seat } from './seat-model';

type Passenger = FlightOffer['passengers'][number];

export interface SeatOwner {
  passengerId: string;
  segmentId: string;
}

/** Infants sit on a lap. */
export function isSeated({ type }: Pick<Passenger, 'type'>): boolean {
  return type !== 'infant_without_seat';
}

const belongsTo = (
  { passenger_ids, segment_ids }: ChosenService,
  { passengerId, segmentId }: SeatOwner,
) => passenger_ids.includes(passengerId) && segment_ids.includes(segmentId);

export function seatOfOwner(
  chosen: readonly ChosenService[],
  owner: SeatOwner,
): ChosenService | undefined {
  return chosen.find((seat) => belongsTo(seat, owner));
}

export function ownersOn(
  chosen: readonly ChosenService[],
  segmentId: string,
): ReadonlyMap<string, string> {
  const onFlight = chosen.filter(({ segment_ids: segments }) => segments.includes(segmentId));
  return new Map(
    onFlight.flatMap(({ designator, passenger_ids: [passenger] }) =>
      designator === null || passenger === undefined ? [] : [[designator, passenger]],
    ),
  );
}

export function removeSeat(chosen: readonly ChosenService[], owner: SeatOwner): ChosenService[] {
  return chosen.filter((seat) => !belongsTo(seat, owner));
}

/** Replaces the owner's seat on this flight; unchanged when the seat is not sold to them. */
export function chooseSeat(
  chosen: readonly ChosenService[],
  owner: SeatOwner,
  { designator, services }: Pick<Seat, 'designator' | 'services'>,
): ChosenService[] {
  const service = services.find(({ passenger_id: id }) => id === owner.passengerId);
  if (service === undefined) return [...chosen];
  const seat: ChosenService = {
    id: service.id,
    type: 'seat',
    quantity: 1,
    passenger_ids: [owner.passengerId],
    segment_ids: [owner.segmentId],
    amount: service.total_amount,
    bag: null,
    designator,
  };
  return [...removeSeat(chosen, owner), seat];
}

/** The next traveller without a seat on the flight, wrapping round; null when all have one. */
export function nextWithoutSeat(
  ids: readonly string[],
  chosen: readonly ChosenService[],
  after: SeatOwner,
): string | null {
  const at = ids.indexOf(after.passengerId) + 1;
  const order = [...ids.slice(at), ...ids.slice(0, at)];
  return (
    order.find(
      (passengerId) =>
        seatOfOwner(chosen, { passengerId, segmentId: after.segmentId }) === undefined,
    ) ?? null
  );
}

export interface CheckedSeats {
  /** with the ids and prices of the maps */
  seats: ChosenService[];
  /** no longer sold to their owners */
  lost: ChosenService[];
  /** at another price than when chosen */
  repriced: ChosenService[];
}

const elementsOf = ({ cabins }: SeatMap) =>
  cabins.flatMap(({ rows }) =>
    rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)),
  );

export function isForSale(map: SeatMap): boolean {
  return elementsOf(map).some(({ available_services: services }) => services.length > 0);
}

function serviceIn(
  maps: readonly SeatMap[],
  { designator, passenger_ids: [passenger], segment_ids: [segment] }: ChosenService,
) {
  const map = maps.find(({ segment_id: id }) => id === segment);
  return (map === undefined ? [] : elementsOf(map))
    .find((element) => isSeat(element) && element.designator === designator)
    ?.available_services.find(({ passenger_id: id }) => id === passenger);
}

/** Checks chosen seats against fresh maps. On flights without a map they stay: the quote judges them. */
export function checkSeats(
  chosen: readonly ChosenService[],
  maps: readonly SeatMap[],
): CheckedSeats {
  const result: CheckedSeats = { seats: [], lost: [], repriced: [] };
  for (const seat of chosen) {
    const isKnown = maps.some(({ segment_id: id }) => seat.segment_ids.includes(id));
    const service = serviceIn(maps, seat);
    if (isKnown && service === undefined) {
      result.lost.push(seat);
      continue;
    }
    const now =
      service === undefined ? seat : { ...seat, id: service.id, amount: service.total_amount };
    result.seats.push(now);
    if (now.amount !== seat.amount) result.repriced.push(now);
  }
  return result;
}
