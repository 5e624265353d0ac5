import { pushEvent } from '@wayfare/analytics';
import { euros } from '../../domain/booking-events';
import type { ChosenService } from '../../domain/draft/chosen-services';

interface SeatItem {
  id: string;
  type: 'seat';
  designator: string;
  quantity: number;
  total_amount: number;
}

interface SeatEvent {
  event: 'add_to_cart' | 'remove_from_cart';
  ecommerce: { currency: 'EUR'; value: number; items: [SeatItem] };
}

/** A seat as an item (FLT-35). */
function seatEvent(
  event: SeatEvent['event'],
  { id, designator, quantity, amount }: ChosenService,
): SeatEvent {
  const total = euros(amount);
  return {
    event,
    ecommerce: {
      currency: 'EUR',
      value: total,
      items: [{ id, type: 'seat', designator: designator ?? '', quantity, total_amount: total }],
    },
  };
}

function seatEvents(
  before: readonly ChosenService[],
  after: readonly ChosenService[],
): SeatEvent[] {
  const without = (seats: readonly ChosenService[], others: readonly ChosenService[]) =>
    seats.filter(({ id }) => !others.some((other) => other.id === id));
  return [
    ...without(before, after).map((seat) => seatEvent('remove_from_cart', seat)),
    ...without(after, before).map((seat) => seatEvent('add_to_cart', seat)),
  ];
}

export function tellOfSeats(
  before: readonly ChosenService[],
  after: readonly ChosenService[],
): void {
  for (const event of seatEvents(before, after)) pushEvent(event);
}
