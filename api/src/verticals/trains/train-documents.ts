import type { TrainBookingView } from '@wayfare/api-contract';
import type { Booking } from '../../booking/booking';
import { bookingPapers } from '../../booking/documents/booking-papers';
import type { BookingPapers, PapersDeps } from '../../booking/documents/booking-papers';
import { invoicedTrain } from './documents/invoiced-train';
import { ticketPdf, travellerCode, travellerPdf } from './documents/ticket-pdf';
import { trainCalendar } from './documents/train-calendar';
import { trainMail } from './documents/train-mail';
import { trainWallets } from './documents/wallet-papers';
import type { Wallets } from '../../platform/keys/wallets';
import type { Barcode, TrainPaper } from './documents/train-source';
import { trainEnd } from './train-end';
import { trainOf } from './records/train-records';

interface TrainDocumentsDeps extends Omit<PapersDeps<TrainPaper>, 'view'> {
  /** in the language of the booking */
  readonly view: (booking: Booking) => Promise<TrainBookingView>;
  readonly wallets: Wallets;
}

function barcodesOf(booking: Booking): Barcode[] {
  return trainOf(booking).items.flatMap(({ id: itemId, documents }) =>
    documents.flatMap(({ travellerId: travelerId, barcode: content }) =>
      content === null || content === '' ? [] : [{ itemId, travelerId, content }],
    ),
  );
}

export function trainDocuments({ view, wallets, ...deps }: TrainDocumentsDeps): BookingPapers {
  return bookingPapers<TrainPaper>(
    {
      page: 'trains.success',
      mail: trainMail,
      voucher: ticketPdf,
      ticket: travellerPdf,
      code: travellerCode,
      wallets: trainWallets(wallets),
      calendar: trainCalendar,
      invoiced: invoicedTrain,
      tripEnd: trainEnd,
      to: ({ email }) => email,
    },
    {
      ...deps,
      view: async (booking) => ({
        ...(await view(booking)),
        changes: trainOf(booking).adjustments,
        barcodes: barcodesOf(booking),
      }),
    },
  );
}
