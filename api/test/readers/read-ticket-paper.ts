import { readPdf } from './pdf-reader';
import { BOOKING, CONTEXT } from '../builders/build-train';
import { ticketPdf } from '../../src/verticals/trains/documents/ticket-pdf';
import type { TrainPaper } from '../../src/verticals/trains/documents/train-source';

export const squeezed = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
export const read = async (change: Partial<TrainPaper> = {}, context = CONTEXT) =>
  readPdf(await ticketPdf({ ...BOOKING, ...change }, context));
