import { extraOwner, isTotallyRefunded } from '@wayfare/domain';
import type { TrainItem } from '@wayfare/api-contract';
import type { TicketOf } from '../../../booking/documents.routes';
import { isTicket, type TrainPaper } from './train-source';

function ownItem(item: TrainItem, travelerId: string): TrainItem {
  const own = {
    travelers: item.travelers.filter(({ id }) => id === travelerId),
    productAssignments: item.productAssignments.filter((one) => one.travelerId === travelerId),
    valueDocuments: item.valueDocuments.filter((one) => one.travelerId === travelerId),
  };
  if (!isTicket(item)) return { ...item, ...own };
  return {
    ...item,
    ...own,
    seats: item.seats.filter((seat) => seat.travelerId === travelerId),
    chosenServices: item.chosenServices.filter(({ serviceOfferID }) =>
      [travelerId, null].includes(extraOwner(item, serviceOfferID).travelerId),
    ),
  };
}

/** Narrows a booking to one traveller's ticket; null without one. */
export function ofTraveller(
  booking: TrainPaper,
  { itemId, travelerId }: TicketOf,
): TrainPaper | null {
  const item = booking.bookingItems.find(
    ({ id, bookingItemStatus }) => id === itemId && !isTotallyRefunded(bookingItemStatus),
  );
  const own = item === undefined ? null : ownItem(item, travelerId);
  if (booking.status === 'canceled' || own === null || own.valueDocuments.length === 0) return null;
  return {
    ...booking,
    bookingItems: [own],
    changes: [],
    carrier_change: booking.carrier_change?.itemID === itemId ? booking.carrier_change : null,
    barcodes: booking.barcodes.filter(
      (one) => one.itemId === itemId && one.travelerId === travelerId,
    ),
  };
}
