import type { TrainBookingView } from '@wayfare/api-contract';
import { outcomeOf } from '@wayfare/checkout';
import { clearCart } from '../../domain/basket/cart-state';
import { markBasket } from '../../state/basket/basket-mark';
import { changeCart, readCart } from '../../state/basket/cart-store';
import { markOrdered } from '../../state/basket/ordered-cart';
import { forgetDrafts } from '../../state/passenger-drafts';

/** Removes ordered items from the cart whatever the outcome, unless payment is pending, which may still change it. */
export function forgetOrdered(booking: TrainBookingView): void {
  if (outcomeOf(booking) === 'unpaid' || readCart().cartArray.booking_id !== booking.booking_id)
    return;
  forgetDrafts(booking.bookingItems.map(({ id }) => id));
  changeCart(clearCart);
  markOrdered(booking.booking_id);
  markBasket(false);
}
