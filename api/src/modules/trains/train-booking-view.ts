import type { TrainBookingView } from '@wayfare/api-contract';
import { canCancelPartly, formatDecimal, isTotallyRefunded, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Principal } from '../../http/authenticate';
import type { RailItem } from '../../ports/rail-supplier';
import type { Booking } from '../bookings/booking';
import { paperLinks } from '../bookings/paper-links';
import type { SessionKeys } from '../session/session-keys';
import { trainLedger } from './train-ledger';
import { trainOf } from './train-records';
import { wireItem } from './wire/wire-item';

export interface Viewing {
  readonly keys: SessionKeys;
  readonly language: Language;
  /** who looks; nobody for mails and papers */
  readonly principal: Principal | null;
}

const cents = (amount: number) => formatDecimal(money(amount));

/** A booking as whoever may see it sees it; `items` are the supplier's as they are now, where it was asked. */
export async function trainBookingView(booking: Booking, { keys, language, principal }: Viewing, items: readonly RailItem[] = trainOf(booking).items): Promise<TrainBookingView> {
  const record = trainOf(booking);
  const bookingItems = items.map((item) => wireItem(item));
  const isResting = booking.state === 'confirmed' && booking.deal === null;
  const canCancel = isResting && bookingItems.some((item) => !isTotallyRefunded(item.bookingItemStatus) && (item.cancelationEligibility.eligible || canCancelPartly(item)));
  return {
    booking_id: booking.id,
    reference: booking.reference,
    pin: booking.pin,
    vertical: 'trains',
    status: booking.status,
    reason: booking.reason,
    createdAt: booking.createdAt.toISOString(),
    supplierReference: booking.supplierReference,
    bookingItems,
    email: record.email,
    ledger: trainLedger(record, language),
    payment: { state: booking.paymentState, charged: cents(booking.captured), refunded: cents(booking.refunded) },
    canManage: principal?.role === 'user' && principal.id === booking.owner,
    canCancel,
    documents: await paperLinks(booking, keys),
    demo: record.demo,
  };
}
