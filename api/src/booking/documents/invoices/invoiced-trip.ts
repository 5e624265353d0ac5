import { parseMoney } from '@wayfare/domain';
import type { DocumentSource } from '../booking-source';
import { priceRows, type NameLine } from '../price-section';

/** Cents; negative for what is taken off. */
export interface InvoicedLine {
  readonly label: string;
  readonly cents: number;
}

export interface InvoicedTrip {
  readonly what: string;
  readonly days: string;
  /** sum to what is paid to us: what the property takes is taken off */
  readonly lines: readonly InvoicedLine[];
}

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
