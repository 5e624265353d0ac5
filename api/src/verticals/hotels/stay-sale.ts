import { parseMoney } from '@wayfare/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { Problem, wasNotSent } from '../../platform/http/problem';
import type { StayOrder, StaySupplier } from '../../ports/stay-supplier';
import type { Booking } from '../../booking/booking';
import type { FindOutcome, Requote, Sale } from '../../booking/sale';
import { stayOf } from './stay-details';
import type { StayPart } from './stay-details';
import { guestsOf } from './stay-guests';
import { offerTotal, stayPart } from './stay-offer';
import { bookingIds, hasSoldPart, nextPart, outcomeOfPart, partReference } from './stay-parts';
import { remarksOf } from './stay-remarks';
import { termsOf } from './stay-terms';

/** The number as suppliers want it; what cannot be read is sent as it was typed, with its digits only. */
function toE164(phone: string, country: string): string {
  const parsed = parsePhoneNumberFromString(
    phone,
    isSupportedCountry(country) ? country : undefined,
  );
  return parsed?.number ?? `+${phone.replace(/\D/g, '').replace(/^0+/, '')}`;
}

function orderOf(booking: Booking, part: StayPart): StayOrder {
  const record = stayOf(booking);
  const { holder, parts } = record;
  const guests = guestsOf(record).filter((_guest, index) => part.rooms.includes(index + 1));
  const quoteId =
    parts.length === 1 ? (booking.supplierQuote ?? part.supplierQuote) : part.supplierQuote;
  return {
    quoteId,
    reference: partReference(booking, record, part),
    guests,
    email: holder.email,
    phone: toE164(holder.phone, holder.country),
    remarks: remarksOf(holder),
  };
}

const isProblem = (error: unknown, ...codes: readonly string[]) =>
  error instanceof Problem && codes.includes(error.problemCode);

/** How stays go through the booking workflow. */
export function staySale(supplier: StaySupplier, clock: () => number): Sale {
  /** What is not sold yet, at its price of now; a cheaper one holds. */
  async function requote(booking: Booking): Promise<Requote> {
    const record = stayOf(booking);
    const parts = await Promise.all(
      record.parts.map(async (part) => {
        if (part.booked !== null) return part;
        const { cents, publicCents, supplierQuote } = stayPart(
          await supplier.quoted(part.supplierQuote),
          part.rooms,
          part.cents.discount > 0,
        );
        return { ...part, cents, publicCents, supplierQuote };
      }),
    );
    const supplierQuote = nextPart({ ...record, parts })?.supplierQuote ?? '';
    const total = offerTotal({ parts }).amount;
    if (total > booking.total) return { kind: 'dearer' };
    if (total === booking.total) return { kind: 'sold-at', supplierQuote };
    const terms = termsOf({ ...record, parts }, clock()).find(
      ({ timing }) => timing === record.timing,
    );
    if (terms === undefined) return { kind: 'gone' };
    const changes = {
      details: { ...record, parts },
      total,
      dueNow: parseMoney(terms.now).amount,
      dueLater: parseMoney(terms.later).amount,
    };
    return { kind: 'sold-at', supplierQuote, changes };
  }

  /** A stay whose parts are all sold: it is cancelled when each of them is. */
  async function whole(booking: Booking): Promise<FindOutcome> {
    const stays = await Promise.all(bookingIds(booking).map((id) => supplier.booking(id)));
    return {
      kind: stays.every(({ status }) => status === 'cancelled') ? 'cancelled' : 'confirmed',
      id: booking.supplierBooking ?? '',
      reference: booking.supplierReference,
    };
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
    hasSold: hasSoldPart,
    async book(booking) {
      const part = nextPart(stayOf(booking));
      if (part === null) return { kind: 'unknown' };
      try {
        const outcome = outcomeOfPart(booking, part, await supplier.book(orderOf(booking, part)));
        return outcome.kind === 'waiting' || outcome.kind === 'cancelled'
          ? { kind: 'unknown' }
          : { ...outcome, kind: outcome.kind };
      } catch (error) {
        if (wasNotSent(error)) return { kind: 'unsent' };
        return { kind: isProblem(error, 'NO_ROOMS', 'OFFER_EXPIRED') ? 'refused' : 'unknown' };
      }
    },
    async find(booking) {
      const record = stayOf(booking);
      const part = nextPart(record);
      if (part === null) return whole(booking);
      const isKnown = booking.supplierBooking !== null && record.parts.length === 1;
      const stay = isKnown
        ? await supplier.booking(booking.supplierBooking ?? '')
        : await supplier.findBooking(partReference(booking, record, part));
      return stay === null ? { kind: 'none' } : outcomeOfPart(booking, part, stay);
    },
    async cancel(booking) {
      let isBegun = false;
      for (const id of bookingIds(booking)) {
        try {
          await supplier.cancelBooking(id);
          isBegun = true;
        } catch (error) {
          if (!isProblem(error, 'CANCEL_FAILED')) throw error;
          // what is cancelled cannot be had back: the traveller gets what was promised for all of it
          if (!isBegun) return 'refused';
        }
      }
      return 'cancelled';
    },
  };
}
