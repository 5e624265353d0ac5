import type { RailItem, RailTraveller } from '../../ports/rail-items';
import type { Booking } from '../../booking/booking';
import type { Retention } from '../../booking/retention-rule';
import { trainOf } from './records/train-records';
import type { TrainRecord } from './records/train-records';

function anonymisedTraveller(
  { id, age, type, isLead, firstName, lastName }: RailTraveller,
  keep: Exclude<Retention, 'full'>,
): RailTraveller {
  // the lead traveller is whom the invoice is made out to
  const names =
    keep === 'invoice' && isLead ? { firstName, lastName } : { firstName: '', lastName: '' };
  return { id, age, type, isLead, ...names, email: '', phone: '' };
}

/** Tickets go with their travellers: their codes and barcodes name and admit them. */
function anonymisedItem<Item extends RailItem>(item: Item, keep: Exclude<Retention, 'full'>): Item {
  return {
    ...item,
    travellers: item.travellers.map((traveller) => anonymisedTraveller(traveller, keep)),
    documents: [],
  };
}

/** A train booking without its people: what was bought, when and for how much. Named parts alone, so that a new one goes too. */
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
