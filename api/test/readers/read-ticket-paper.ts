import { readPdf } from './pdf-reader';
import { BOOKING, CONTEXT } from '../builders/build-train';
import { ticketPdf } from '../../src/modules/documents/trains/ticket-pdf';
import type { TrainPaper } from '../../src/modules/documents/trains/train-source';

export const squeezed = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');
export const read = async (change: Partial<TrainPaper> = {}, context = CONTEXT) =>
  readPdf(await ticketPdf({ ...BOOKING, ...change }, context));
