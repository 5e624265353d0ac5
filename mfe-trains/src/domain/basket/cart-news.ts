import type { TrainBasket } from '@wayfare/api-contract';
import { isLapsed, keptTo } from '../items/item-facts';
import { travelText } from '../items/travel-text';
import { clearCart, setCart, type Cart } from './cart-state';

/** What the server says of the basket that this tab shows. */
export interface CartNews {
  /** `newer`: it was changed in another tab (C3) */
  kind: 'same' | 'newer' | 'gone' | 'ordered';
  /** what was taken out in another tab, in words */
  removed: readonly string[];
}

export const NO_NEWS: CartNews = { kind: 'same', removed: [] };

/** It was ordered and did not come about: what it held is not kept any more. */
const isFailedOrder = ({ bookingReference, bookingStatus }: TrainBasket) =>
  bookingReference !== null && bookingStatus === 'CREATED';

/** What a traveller sees of a basket, in no language: a payment that is opened makes a new version of the same. */
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

/** What is not in the answer any more. A basket that is gone may have lapsed; as long as it was kept, somebody has emptied it. */
function removedFrom({ cartArray }: Cart, basket: TrainBasket | null, now: number): string[] {
  const { bookingItems } = cartArray;
  const present = basket?.bookingItems.map(({ id }) => id) ?? [];
  const isOver =
    basket === null && bookingItems.some((item) => isLapsed(keptTo(cartArray, item), now));
  return isOver ? [] : bookingItems.filter(({ id }) => !present.includes(id)).map(travelText);
}

/** The cart after the server's answer, null for no basket, and what is to be told of it. */
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
