import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext } from '../booking-source';
import { invoicedTrip, type InvoicedTrip } from '../invoices/invoiced-trip';
import { writtenDays } from '../written-values';
import { stayLine } from './stay-section';
import { staySource } from './stay-source';

export function invoicedStay(booking: HotelBooking, context: DocumentContext): InvoicedTrip {
  const source = staySource(booking, context);
  const { checkIn, checkOut, hotel } = booking;
  return invoicedTrip(
    source,
    { what: hotel.name, days: writtenDays(checkIn, checkOut, context.language) },
    (line) => stayLine(line, source),
  );
}
