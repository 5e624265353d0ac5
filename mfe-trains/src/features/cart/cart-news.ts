import type { TrainBasket } from '@wayfare/api-contract';
import { clearCart, setCart, type Cart } from './cart-state';

/** What the server says of the basket that this tab shows. `newer`: it was changed in another tab (C3). */
export type CartNews = 'same' | 'newer' | 'gone' | 'ordered';

/** It was ordered and did not come about: what it held is not kept any more. */
const isFailedOrder = ({ bookingReference, bookingStatus }: TrainBasket) => bookingReference !== null && bookingStatus === 'CREATED';

/** What a traveller sees of a basket, in no language: a payment that is opened makes a new version of the same. */
function contentsOf({ bookingItems }: TrainBasket): string {
  const texts = bookingItems.map((item) => {
    const { id, prices, travelers } = item;
    const extras = item.type === 'pass' ? [] : [item.chosenServices.map(({ serviceOfferID, count }) => [serviceOfferID, count]), item.preferences];
    return [id, prices, travelers.map(({ firstName, lastName }) => [firstName, lastName]), extras];
  });
  return JSON.stringify(texts);
}

/** The cart after the server's answer, null for no basket, and what is to be told of it. */
export function mergeAnswer(cart: Cart, basket: TrainBasket | null): { cart: Cart; news: CartNews } {
  if (basket === null || basket.bookingItems.length === 0 || isFailedOrder(basket)) return { cart: clearCart(cart), news: 'gone' };
  if (basket.bookingStatus !== 'CREATED' && basket.bookingStatus !== 'PREBOOKED') return { cart: clearCart(cart), news: 'ordered' };
  const { booking_id: id, version } = cart.cartArray;
  const isChanged = basket.version > version && contentsOf(basket) !== contentsOf(cart.cartArray);
  return { cart: setCart(cart, basket), news: basket.booking_id !== id || isChanged ? 'newer' : 'same' };
}
