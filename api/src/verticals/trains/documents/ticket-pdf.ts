import type { TicketOf } from '../../../booking/documents.routes';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { ofTraveller } from './of-traveller';
import type { TrainPaper } from './train-source';

export async function ticketPdf(booking: TrainPaper, context: DocumentContext): Promise<Buffer> {
  // Lazy: the API starts without PDF and barcode writers.
  const { drawTickets } = await import(/* webpackMode: "eager" */ './ticket-paper');
  return drawTickets(booking, context);
}

/** SVG; null without a ticket or a barcode. */
export async function travellerCode(booking: TrainPaper, of: TicketOf): Promise<string | null> {
  const content = ofTraveller(booking, of)?.barcodes[0]?.content;
  if (content === undefined) return null;
  const { aztecSvg } = await import(
    /* webpackMode: "eager" */ '../../../booking/documents/pdf/aztec-svg'
  );
  return aztecSvg(content);
}

/** One traveller's ticket without price; null without one. */
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
