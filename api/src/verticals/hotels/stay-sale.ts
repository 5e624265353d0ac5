import { parseMoney } from '@wayfare/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { Problem, wasNotSent } from '../../platform/http/problem';
import type { StayOrder, StaySuppliers } from '../../ports/stay-supplier';
import type { Booking } from '../../booking/booking';
import type { FindOutcome, Requote, BookableSupplier } from '../../booking/bookable-supplier';
import { stayOf } from './stay-details';
import type { StayPart } from './stay-details';
import { guestsOf } from './stay-guests';
import { offerTotal, stayPart } from './stay-offer';
import { hasSoldPart, nextPart, outcomeOfPart, partBookings, partReference } from './stay-parts';
import { stayProvider } from './stay-providers';
import { remarksOf } from './stay-remarks';
import { termsOf } from './stay-terms';

/** E.164; an unreadable number goes out as its digits. */
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

/** Each part stays with its own supplier, on sale or not. */
export function staySale(suppliers: StaySuppliers, clock: () => number): BookableSupplier {
  const supplierOf = ({ provider }: Pick<StayPart, 'provider'>) =>
    stayProvider(suppliers, provider);

  /** Reprices unsold parts; a fall is accepted. */
  async function requote(booking: Booking): Promise<Requote> {
    const record = stayOf(booking);
    const parts = await Promise.all(
      record.parts.map(async (part) => {
        if (part.booked !== null) return part;
        const { provider } = part;
        const { cents, publicCents, supplierQuote } = stayPart(
          { provider, quote: await supplierOf(part).quoted(part.supplierQuote) },
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

  /** Cancelled only when every part is. */
  async function whole(booking: Booking): Promise<FindOutcome> {
    const stays = await Promise.all(
      partBookings(booking).map((sold) => supplierOf(sold).booking(sold.id)),
    );
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
        const outcome = outcomeOfPart(
          booking,
          part,
          await supplierOf(part).book(orderOf(booking, part)),
        );
        return outcome.kind === 'waiting' || outcome.kind === 'cancelled'
          ? { kind: 'unknown' }
          : { ...outcome, kind: outcome.kind };
      } catch (error) {
        if (wasNotSent(error) || isProblem(error, 'UNKNOWN_PROVIDER')) return { kind: 'unsent' };
        return { kind: isProblem(error, 'NO_ROOMS', 'OFFER_EXPIRED') ? 'refused' : 'unknown' };
      }
    },
    async find(booking) {
      const record = stayOf(booking);
      const part = nextPart(record);
      if (part === null) return whole(booking);
      const isKnown = booking.supplierBooking !== null && record.parts.length === 1;
      const stay = isKnown
        ? await supplierOf(part).booking(booking.supplierBooking ?? '')
        : await supplierOf(part).findBooking(partReference(booking, record, part));
      return stay === null ? { kind: 'none' } : outcomeOfPart(booking, part, stay);
    },
    async cancel(booking) {
      let isBegun = false;
      for (const sold of partBookings(booking)) {
        try {
          await supplierOf(sold).cancelBooking(sold.id);
          isBegun = true;
        } catch (error) {
          if (!isProblem(error, 'CANCEL_FAILED')) throw error;
          // a cancellation cannot be undone: the promised refund stands
          if (!isBegun) return 'refused';
        }
      }
      return 'cancelled';
    },
  };
}
