import { parseMoney } from '@wayfare/domain';
import type { DocumentSource } from '../booking-source';
import { priceRows, type NameLine } from '../price-section';

/** One line of an account; cents, negative for what is taken off. */
export interface InvoicedLine {
  readonly label: string;
  readonly cents: number;
}

/** What a booking sold, as its invoice says it. */
export interface InvoicedTrip {
  readonly what: string;
  /** in words, in the booking's language */
  readonly days: string;
  /** they add up to what is paid to us: what the property takes is taken off */
  readonly lines: readonly InvoicedLine[];
}

/** The ledger's lines as they stand on an invoice. */
export function invoicedTrip(
  source: DocumentSource,
  { what, days }: Pick<InvoicedTrip, 'what' | 'days'>,
  nameLine: NameLine,
): InvoicedTrip {
  const { booking, words } = source;
  const rows = priceRows(source, nameLine, false);
  const sold = booking.ledger.lines.map(({ amount }, index) => ({
    label: rows[index]?.label ?? '',
    cents: parseMoney(amount).amount,
  }));
  const atProperty = parseMoney(booking.terms.property).amount;
  return {
    what,
    days,
    lines:
      atProperty > 0 ? [...sold, { label: words('invoice.atProperty'), cents: -atProperty }] : sold,
  };
}
