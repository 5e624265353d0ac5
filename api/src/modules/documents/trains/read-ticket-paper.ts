import { readPdf } from '../pdf/pdf-reader';
import { BOOKING, CONTEXT } from './a-train';
import { ticketPdf } from './ticket-pdf';
import type { TrainPaper } from './train-source';

export const squeezed = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
export const read = async (change: Partial<TrainPaper> = {}, context = CONTEXT) =>
  readPdf(await ticketPdf({ ...BOOKING, ...change }, context));
