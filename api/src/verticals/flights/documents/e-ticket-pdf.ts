import type { DocumentContext } from '../../../booking/documents/booking-source';
import type { FlightPaper } from './flight-source';

/** The booking's e-ticket: a tagged PDF with its own fonts. */
export async function eTicketPdf(booking: FlightPaper, context: DocumentContext): Promise<Buffer> {
  // The PDF writer is loaded with the first ticket, so that the API starts without it.
  const { drawETicket } = await import(/* webpackMode: "eager" */ './e-ticket');
  return drawETicket(booking, context);
}
