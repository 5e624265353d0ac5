import type { Refund } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { Database } from '../../../platform/db/database';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailRefundItem } from '../../../ports/rail-after-sales';
import type { RailItem } from '../../../ports/rail-items';
import type { RailSupplier } from '../../../ports/rail-supplier';
import type { Booking } from '../../../booking/booking';
import { insertQuote } from '../../../booking/bookings.repository';
import { newQuoteId } from '../../../booking/references';
import type { RefundRecord } from '../records/train-records';
import type { TrainAsk } from './own-booking';
import { refundRecord } from './refund-terms';
import { wireRefund } from './wire-refund';

/** Life of a quote, shorter if the supplier says so. */
const SHOWN_MS = 15 * 60_000;

interface Deps {
  readonly database: Pick<Database, 'orm'>;
  readonly supplier: RailSupplier;
}

/** No answer means no known refund (ERR-23). */
function notSaid(error: unknown): never {
  const isQuiet =
    error instanceof Problem && ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT'].includes(error.problemCode);
  throw isQuiet ? new Problem('REFUND_FAILED', { cause: error }) : error;
}

/** REFUND_FAILED when the supplier cannot say. */
export function refundQuotes({ database: { orm }, supplier }: Deps) {
  /** Fresh items: fares lapse and carriers cancel trains. */
  async function itemsOf(booking: Booking, language: Language): Promise<readonly RailItem[]> {
    if (booking.state !== 'confirmed' || booking.supplierBooking === null)
      throw invalid('bookingID', 'cancel.notPossible');
    const found = await supplier.booking(booking.supplierBooking, language).catch(notSaid);
    return found?.items ?? [];
  }

  async function quoted(
    booking: Booking,
    {
      items,
      asked,
      language,
    }: { items: readonly RailItem[]; asked: readonly RailRefundItem[]; language: Language },
  ): Promise<{ record: RefundRecord; expiresAt: Date }> {
    const refund = await supplier
      .quoteRefund(booking.supplierBooking ?? '', asked, language)
      .catch(notSaid);
    return {
      record: refundRecord(booking, { items, asked, quoted: refund }),
      expiresAt: refund.expiresAt,
    };
  }

  async function quote(
    booking: Booking,
    asked: readonly RailRefundItem[],
    { requester }: Pick<TrainAsk, 'requester'>,
  ): Promise<Refund> {
    const items = await itemsOf(booking, requester.language);
    const { record, expiresAt: until } = await quoted(booking, {
      items,
      asked,
      language: requester.language,
    });
    const id = newQuoteId();
    const expiresAt = new Date(Math.min(until.getTime(), requester.now + SHOWN_MS));
    await insertQuote(orm, {
      id,
      vertical: 'trains',
      owner: requester.principal.id,
      offer: record,
      createdAt: new Date(requester.now),
      expiresAt,
    });
    return wireRefund(record, booking, { id, status: 'QUOTED', expiresAt });
  }

  return { itemsOf, quoted, quote };
}
