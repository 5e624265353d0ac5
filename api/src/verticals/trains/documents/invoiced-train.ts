import type { DocumentContext } from '../../../booking/documents/booking-source';
import { invoicedTrip, type InvoicedTrip } from '../../../booking/documents/invoices/invoiced-trip';
import { lineName } from '../../../booking/documents/price-section';
import { trainSource, type TrainPaper } from './train-source';
import { bookingTitle } from './train-values';

export function invoicedTrain(booking: TrainPaper, context: DocumentContext): InvoicedTrip {
  const source = trainSource(booking, context);
  return invoicedTrip(source, bookingTitle(source), (line) =>
    lineName(line, source, source.words('price.base')),
  );
}
