import type { TrainBookingView } from '@wayfare/api-contract';
import { outcomeOf } from '@wayfare/checkout';
import { markBasket } from '../cart/basket-mark';
import { clearCart } from '../cart/cart-state';
import { changeCart, readCart } from '../cart/cart-store';
import { markOrdered } from '../cart/ordered-cart';
import { forgetDrafts } from '../passengers/passenger-store';

/** What was ordered is in the cart no more, whatever becomes of it; a payment that is still to come may change it yet. */
export function forgetOrdered(booking: TrainBookingView): void {
  if (outcomeOf(booking) === 'unpaid' || readCart().cartArray.booking_id !== booking.booking_id)
    return;
  forgetDrafts(booking.bookingItems.map(({ id }) => id));
  changeCart(clearCart);
  markOrdered(booking.booking_id);
  markBasket(false);
}
