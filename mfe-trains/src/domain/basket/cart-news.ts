import type { TrainBasket } from '@wayfare/api-contract';
import { isLapsed, keptTo } from '../items/item-facts';
import { travelText } from '../items/travel-text';
import { clearCart, setCart, type Cart } from './cart-state';

export interface CartNews {
  /** `newer`: another tab changed it (C3) */
  kind: 'same' | 'newer' | 'gone' | 'ordered';
  removed: readonly string[];
}

export const NO_NEWS: CartNews = { kind: 'same', removed: [] };

/** The order failed: its items are no longer held. */
const isFailedOrder = ({ bookingReference, bookingStatus }: TrainBasket) =>
  bookingReference !== null && bookingStatus === 'CREATED';

/** What a traveller sees of a basket, without language: opening a payment makes a new version of the same contents. */
function contentsOf({ bookingItems }: TrainBasket): string {
  const texts = bookingItems.map((item) => {
    const { id, prices, travelers } = item;
    const extras =
      item.type === 'pass'
        ? []
        : [
            item.chosenServices.map(({ serviceOfferID, count }) => [serviceOfferID, count]),
            item.preferences,
          ];
    return [id, prices, travelers.map(({ firstName, lastName }) => [firstName, lastName]), extras];
  });
  return JSON.stringify(texts);
}

/** Items missing from the answer. A basket gone after its deadline has expired; before it, it was emptied. */
function removedFrom({ cartArray }: Cart, basket: TrainBasket | null, now: number): string[] {
  const { bookingItems } = cartArray;
  const present = basket?.bookingItems.map(({ id }) => id) ?? [];
  const isOver =
    basket === null && bookingItems.some((item) => isLapsed(keptTo(cartArray, item), now));
  return isOver ? [] : bookingItems.filter(({ id }) => !present.includes(id)).map(travelText);
}

/** The cart after the server's answer (null: no basket), and what to tell. */
export function mergeAnswer(
  cart: Cart,
  basket: TrainBasket | null,
  now = Date.now(),
): { cart: Cart; news: CartNews } {
  if (basket !== null && isFailedOrder(basket))
    return { cart: clearCart(cart), news: { kind: 'gone', removed: [] } };
  if (basket === null || basket.bookingItems.length === 0)
    return {
      cart: clearCart(cart),
      news: { kind: 'gone', removed: removedFrom(cart, basket, now) },
    };
  if (basket.bookingStatus !== 'CREATED' && basket.bookingStatus !== 'PREBOOKED')
    return { cart: clearCart(cart), news: { kind: 'ordered', removed: [] } };
  const { booking_id: id, version } = cart.cartArray;
  const isChanged = basket.version > version && contentsOf(basket) !== contentsOf(cart.cartArray);
  const news: CartNews =
    basket.booking_id !== id || isChanged
      ? { kind: 'newer', removed: removedFrom(cart, basket, now) }
      : NO_NEWS;
  return { cart: setCart(cart, basket), news };
}
