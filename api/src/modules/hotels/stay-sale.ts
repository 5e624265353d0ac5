import { parseMoney, sanitizeText } from '@wayfare/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { Problem, wasNotSent } from '../../http/problem';
import type { StayBooking, StayGuest, StayOrder, StaySupplier } from '../../ports/stay-supplier';
import type { Booking } from '../bookings/booking';
import type { FindOutcome, Requote, Sale } from '../bookings/sale';
import { termsOf } from './quote.service';
import { offerRecord, stayOf } from './stay-details';
import type { StayBookingRecord } from './stay-details';
import { totalOf } from './stay-ledger';

/** The number as suppliers want it; what cannot be read is sent as it was typed, with its digits only. */
export function toE164(phone: string, country: string): string {
  const parsed = parsePhoneNumberFromString(phone, isSupportedCountry(country) ? country : undefined);
  return parsed?.number ?? `+${phone.replace(/\D/g, '').replace(/^0+/, '')}`;
}

function guestsOf({ holder }: StayBookingRecord): StayGuest[] {
  const { firstName, lastName } = holder.mainGuest === 'other' && holder.guest !== null ? holder.guest : holder;
  return [{ firstName, lastName }];
}

function orderOf(booking: Booking, supplierQuote: string): StayOrder {
  const record = stayOf(booking);
  const { holder } = record;
  const remarks = sanitizeText(holder.specialRequest);
  return { quoteId: supplierQuote, reference: booking.id, guests: guestsOf(record), email: holder.email, phone: toE164(holder.phone, holder.country), remarks };
}

function found(stay: StayBooking, onRequest: boolean): FindOutcome {
  const { id, reference, status } = stay;
  // a request is an outcome only where the rate said so; elsewhere the supplier is still making up its mind
  const kind = status === 'requested' ? (onRequest ? 'requested' : 'waiting') : status;
  return { kind, id, reference };
}

const isProblem = (error: unknown, ...codes: readonly string[]) => error instanceof Problem && codes.includes(error.problemCode);

/** How stays go through the booking workflow. */
export function staySale(supplier: StaySupplier, clock: () => number): Sale {
  async function requote(booking: Booking): Promise<Requote> {
    const record = stayOf(booking);
    const supplied = await supplier.quoted(record.supplierQuote);
    const isMember = record.isMemberPrice;
    const fresh = offerRecord(supplied, { checkIn: record.checkIn, checkOut: record.checkOut, occupancies: record.occupancies, timeZone: record.timeZone, isMember }, new Date(record.expiresAt));
    const total = totalOf(fresh.cents).amount;
    if (total > booking.total) return { kind: 'dearer' };
    if (total === booking.total) return { kind: 'sold-at', supplierQuote: supplied.id };
    const terms = termsOf(fresh, clock()).find(({ timing }) => timing === record.timing);
    if (terms === undefined) return { kind: 'gone' };
    const changes = { details: { ...record, cents: fresh.cents, publicCents: fresh.publicCents }, total, dueNow: parseMoney(terms.now).amount, dueLater: parseMoney(terms.later).amount };
    return { kind: 'sold-at', supplierQuote: supplied.id, changes };
  }

  return {
    check: stayOf,
    async requote(booking) {
      try {
        return await requote(booking);
      } catch (error) {
        if (isProblem(error, 'OFFER_EXPIRED', 'NO_ROOMS')) return { kind: 'gone' };
        throw error;
      }
    },
    async book(booking) {
      try {
        const stay = await supplier.book(orderOf(booking, booking.supplierQuote ?? stayOf(booking).supplierQuote));
        const outcome = found(stay, stayOf(booking).onRequest);
        return outcome.kind === 'confirmed' || outcome.kind === 'requested' ? { kind: outcome.kind, id: outcome.id, reference: outcome.reference } : { kind: 'unknown' };
      } catch (error) {
        if (wasNotSent(error)) return { kind: 'unsent' };
        return { kind: isProblem(error, 'NO_ROOMS', 'OFFER_EXPIRED') ? 'refused' : 'unknown' };
      }
    },
    async find(booking) {
      const stay = booking.supplierBooking === null ? await supplier.findBooking(booking.id) : await supplier.booking(booking.supplierBooking);
      return stay === null ? { kind: 'none' } : found(stay, stayOf(booking).onRequest);
    },
    async cancel(booking) {
      if (booking.supplierBooking === null) return 'cancelled';
      try {
        await supplier.cancelBooking(booking.supplierBooking);
        return 'cancelled';
      } catch (error) {
        if (isProblem(error, 'CANCEL_FAILED')) return 'refused';
        throw error;
      }
    },
  };
}
