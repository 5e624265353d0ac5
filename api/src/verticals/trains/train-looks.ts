import { isTotallyRefunded } from '@wayfare/domain';
import type { RailItem } from '../../ports/rail-items';
import type { RailBooking, RailSupplier } from '../../ports/rail-supplier';
import type { Booking } from '../../booking/booking';
import { carrierChangeOf, newsOf, nextLook } from '../../booking/carrier-change';
import type { Looked } from '../../booking/bookable-supplier';
import { trainOf } from './records/train-records';
import { withCarrierChange, nextChange } from './booked/train-carrier-changes';

function lastDeparture(items: readonly RailItem[]): number {
  const departures = items.flatMap((item) =>
    item.kind === 'pass' || isTotallyRefunded(item.status)
      ? []
      : item.legs.map(({ solution }) =>
          Date.parse(solution.segments.at(-1)?.departure ?? solution.departure),
        ),
  );
  return Math.max(0, ...departures);
}

/** Delay while somebody still reads the previous change. */
const NEXT_MS = 5_000;

function lookAgain(
  { items, carrierChanges }: RailBooking,
  { details, carrierChange }: ReturnType<typeof withCarrierChange>,
  now: number,
): Date | null {
  const written = { ...details, known: carrierChange ?? null };
  const next = carrierChange === undefined ? null : nextChange(carrierChanges, written);
  return next === null || next.id === carrierChange?.id
    ? nextLook(lastDeparture(items), now)
    : new Date(now + NEXT_MS);
}

/** Polls the railways' changes and records each once. */
export async function lookAtTrains(
  supplier: RailSupplier,
  booking: Booking,
  now: number,
): Promise<Looked> {
  const record = trainOf(booking);
  const order = await supplier.booking(booking.supplierBooking ?? '', booking.language);
  if (order === null) throw new Error(`the supplier does not know booking ${booking.id} any more`);
  const changes = withCarrierChange(booking, record, order);
  const { carrierChange = null } = changes;
  const mail = carrierChange === null ? null : newsOf(carrierChangeOf(booking), carrierChange);
  return {
    changes: carrierChange === null && changes.carrierChange === undefined ? {} : changes,
    news: mail === null || carrierChange === null ? null : { mail, id: carrierChange.id },
    lookAgainAt: lookAgain(order, changes, now),
  };
}
