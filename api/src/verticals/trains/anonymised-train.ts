import type { RailItem, RailTraveller } from '../../ports/rail-items';
import type { Booking } from '../../booking/booking';
import type { Retention } from '../../booking/retention-rule';
import { trainOf } from './records/train-records';
import type { TrainRecord } from './records/train-records';

function anonymisedTraveller(
  { id, age, type, isLead, firstName, lastName }: RailTraveller,
  keep: Exclude<Retention, 'full'>,
): RailTraveller {
  // the invoice is made out to the lead traveller
  const names =
    keep === 'invoice' && isLead ? { firstName, lastName } : { firstName: '', lastName: '' };
  return { id, age, type, isLead, ...names, email: '', phone: '' };
}

/** Tickets hold names and barcodes, so they go too. */
function anonymisedItem<Item extends RailItem>(item: Item, keep: Exclude<Retention, 'full'>): Item {
  return {
    ...item,
    travellers: item.travellers.map((traveller) => anonymisedTraveller(traveller, keep)),
    documents: [],
  };
}

/** Keeps an allow-list of fields, so that a new field is dropped by default. */
export function anonymisedTrain(
  { version, supplierBooking, cents, items, demo, adjustments, refundId, refundQuote }: TrainRecord,
  keep: Exclude<Retention, 'full'>,
): TrainRecord {
  const kept = {
    version,
    supplierBooking,
    cents,
    items: items.map((item) => anonymisedItem(item, keep)),
    email: '',
    demo,
    adjustments,
    refundId,
  };
  return refundQuote === undefined ? kept : { ...kept, refundQuote };
}

export const anonymisedTrainBooking = (booking: Booking, keep: Exclude<Retention, 'full'>) =>
  anonymisedTrain(trainOf(booking), keep);
