import type { RailItem } from '../../ports/rail-items';
import type { Booking } from '../../booking/booking';
import type { TripEnd } from '../../booking/trip-end';
import { PASS_TIME_ZONE } from './listed-train';
import { trainOf } from './records/train-records';

function itemEnd(item: RailItem): TripEnd {
  if (item.kind === 'pass') return { day: item.validUntil, timeZone: PASS_TIME_ZONE };
  const last = item.legs.at(-1);
  if (last === undefined) throw new Error(`item ${item.id} has no legs`);
  return { day: last.solution.arrival.slice(0, 10), timeZone: last.destination.timeZone };
}

/** Last arrival or end of validity, the latest of all items. */
export function trainEnd(booking: Booking): TripEnd {
  const [end] = trainOf(booking)
    .items.map(itemEnd)
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  if (end === undefined) throw new Error(`booking ${booking.id} has no items`);
  return end;
}
