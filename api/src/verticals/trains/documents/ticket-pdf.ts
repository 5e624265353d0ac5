import type { TicketOf } from '../../../booking/documents.routes';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { ofTraveller } from './of-traveller';
import type { TrainPaper } from './train-source';

/** The tickets and passes of a booking: a tagged PDF with its own fonts. */
export async function ticketPdf(booking: TrainPaper, context: DocumentContext): Promise<Buffer> {
  // The writers of PDFs and codes are loaded with the first ticket, so that the API starts without them.
  const { drawTickets } = await import(/* webpackMode: "eager" */ './ticket-paper');
  return drawTickets(booking, context);
}

/** What is scanned of one traveller's ticket, as SVG; null where there is no such ticket, or nothing to scan. */
export async function travellerCode(booking: TrainPaper, of: TicketOf): Promise<string | null> {
  const content = ofTraveller(booking, of)?.barcodes[0]?.content;
  if (content === undefined) return null;
  const { aztecSvg } = await import(
    /* webpackMode: "eager" */ '../../../booking/documents/pdf/aztec-svg'
  );
  return aztecSvg(content);
}

/** The ticket of one traveller, to be handed out: nobody else's, and no price. Null where there is none. */
export async function travellerPdf(
  booking: TrainPaper,
  context: DocumentContext,
  of: TicketOf,
): Promise<Buffer | null> {
  const own = ofTraveller(booking, of);
  if (own === null) return null;
  const { drawOwnTicket } = await import(/* webpackMode: "eager" */ './ticket-paper');
  return drawOwnTicket(own, context);
}
