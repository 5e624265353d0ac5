import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import {
  invoicedTrip,
  type InvoicedLine,
  type InvoicedTrip,
} from '../../../booking/documents/invoices/invoiced-trip';
import { writtenDays } from '../../../booking/documents/written-values';
import { stayLine } from './stay-section';
import { staySource, type StaySource } from './stay-source';

/** Margin scheme: an invoice shows no tax separately, so the rate's taxes join the price (decision 0083). */
function withTaxesInside(lines: readonly InvoicedLine[], source: StaySource): InvoicedLine[] {
  const kinds = source.booking.ledger.lines.map(({ kind }) => kind);
  const taxes = lines.filter((_line, index) => kinds[index] === 'tax');
  const base = kinds.indexOf('base');
  if (taxes.length === 0 || base < 0) return [...lines];
  const cents = taxes.reduce((sum, tax) => sum + tax.cents, 0);
  return lines
    .map((line, index) =>
      index === base
        ? {
            label: source.words('invoice.taxesIncluded', { label: line.label }),
            cents: line.cents + cents,
          }
        : line,
    )
    .filter((line) => !taxes.includes(line));
}

export function invoicedStay(booking: HotelBooking, context: DocumentContext): InvoicedTrip {
  const source = staySource(booking, context);
  const { checkIn, checkOut, hotel } = booking;
  const { lines, ...trip } = invoicedTrip(
    source,
    { what: hotel.name, days: writtenDays(checkIn, checkOut, context.language) },
    (line) => stayLine(line, source),
  );
  return { ...trip, lines: withTaxesInside(lines, source) };
}
