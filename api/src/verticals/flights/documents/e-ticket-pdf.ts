import type { DocumentContext } from '../../../booking/documents/booking-source';
import type { FlightPaper } from './flight-source';

export async function eTicketPdf(booking: FlightPaper, context: DocumentContext): Promise<Buffer> {
  // Lazy: the API starts without the PDF writer.
  const { drawETicket } = await import(/* webpackMode: "eager" */ './e-ticket');
  return drawETicket(booking, context);
}
