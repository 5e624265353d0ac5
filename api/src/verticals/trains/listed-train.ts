import type { TrainBooking, TrainBookingItem } from '@wayfare/api-contract';
import { formatDecimal, isTotallyRefunded, money, today } from '@wayfare/domain';
import * as v from 'valibot';
import type { Booking } from '../../booking/booking';
import { bookingFacts } from '../../booking/booking-facts';
import { keptOf } from './records/train-ledger';
import { TrainDetailsSchema } from './train-details';
import type { TrainDetailsItem } from './train-details';

/** Passes span countries that share this time. */
export const PASS_TIME_ZONE = 'Europe/Amsterdam';

function itemBegins({ legs, pass }: Pick<TrainBookingItem, 'legs' | 'pass'>): string {
  return legs[0]?.departure ?? pass?.validFrom ?? '';
}

/** Start of the first remaining item. */
export function beginsAt({ items }: Pick<TrainBooking, 'items'>): string {
  const left = items.filter(({ bookingItemStatus }) => !isTotallyRefunded(bookingItemStatus));
  return (left.length > 0 ? left : items).map(itemBegins).sort()[0] ?? '';
}

function listedItem(item: TrainDetailsItem): TrainBookingItem {
  const { id, status: bookingItemStatus, travellers, replacedBy } = item;
  const common = {
    id,
    bookingItemStatus,
    replacedBy,
    travelers: travellers.map(({ firstName, lastName }) => ({ firstName, lastName })),
  };
  if (item.kind === 'pass')
    return {
      ...common,
      type: 'pass',
      legs: [],
      pass: { label: item.pass.label, validFrom: item.validFrom, validUntil: item.validUntil },
    };
  const legs = item.legs.map(
    ({ origin, destination, solution: { departure, arrival, segments } }) => ({
      origin,
      destination,
      departure,
      arrival,
      carrier: [...new Set(segments.map(({ carrier }) => carrier))].join(', '),
    }),
  );
  return { ...common, type: 'point-to-point', legs, pass: null };
}

function isCancellable({ status, cancellation, assignments }: TrainDetailsItem): boolean {
  const { eligible, partiallyEligible, cancellableItems } = cancellation;
  return (
    !isTotallyRefunded(status) &&
    (eligible ||
      partiallyEligible ||
      cancellableItems.length > 0 ||
      assignments.some(({ cancelable }) => cancelable))
  );
}

function isAhead(item: TrainDetailsItem, now: number): boolean {
  const timeZone =
    item.kind === 'tickets' ? (item.legs[0]?.origin.timeZone ?? PASS_TIME_ZONE) : PASS_TIME_ZONE;
  return today(timeZone, () => now) <= itemBegins(listedItem(item)).slice(0, 10);
}

/** Throws for details of another vertical. */
export function listedTrain(booking: Booking, now: number): TrainBooking {
  const { items } = v.parse(TrainDetailsSchema, booking.details);
  const ahead =
    booking.state === 'confirmed'
      ? items.filter((item) => !isTotallyRefunded(item.status) && isAhead(item, now))
      : [];
  return {
    ...bookingFacts(booking),
    total: formatDecimal(money(keptOf(booking) ?? booking.total)),
    vertical: 'trains',
    canCancel: ahead.some(isCancellable),
    canExchange: ahead.some(({ exchange }) => exchange?.eligible === true),
    canEditNames: ahead.some(({ nameChange }) => nameChange?.eligible === true),
    items: items.map(listedItem),
  };
}
