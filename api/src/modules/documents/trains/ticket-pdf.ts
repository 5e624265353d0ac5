import type { DocumentContext } from '../booking-source';
import type { TrainPaper } from './train-source';

/** The tickets and passes of a booking: a tagged PDF with its own fonts. */
export async function ticketPdf(booking: TrainPaper, context: DocumentContext): Promise<Buffer> {
  // The writers of PDFs and codes are loaded with the first ticket, so that the API starts without them.
  const { drawTickets } = await import(/* webpackMode: "eager" */ './ticket-paper');
  return drawTickets(booking, context);
}
