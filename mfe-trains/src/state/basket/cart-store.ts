import type { TrainBasket } from '@wayfare/api-contract';
import { storedAtom } from '@wayfare/forms';
import { STORAGE_KEYS } from '@wayfare/session';
import { useMemo } from 'react';
import { EMPTY_CART, isCartEmpty, setCart, type Cart } from '../../domain/basket/cart-state';
import { apart, PeopleSchema, together, type People } from '../../domain/basket/cart-travellers';
import { CartSchema, LocationsSchema, type WrittenCart } from '../../domain/basket/stored-cart';
import { forgetOrder } from './ordered-cart';

/*
 * The cart lives in the tab's storage under the specification's names: a loader reads it as a component does, and
 * logging out empties it there (SES-14). Who travels is kept beside it, to be forgotten as soon as anything is booked.
 */

const written = storedAtom<WrittenCart>({
  key: STORAGE_KEYS.cart,
  schema: CartSchema,
  empty: EMPTY_CART,
});
const locations = storedAtom({
  key: STORAGE_KEYS.offerLocation,
  schema: LocationsSchema,
  empty: EMPTY_CART.offerLocation,
});
const people = storedAtom<People>({ key: 'cartPeople', schema: PeopleSchema, empty: {} });

function joined(cart: WrittenCart, offerLocation: Cart['offerLocation'], kept: People): Cart {
  if (isCartEmpty(cart)) return EMPTY_CART;
  return { ...cart, offerLocation, cartArray: together(cart.cartArray, kept) };
}

/** The cart of this tab; empty on the server and where storage is blocked. */
export const readCart = (): Cart => joined(written.read(), locations.read(), people.read());

/** Keeps what a rule makes of the cart, and tells every component that reads it. */
export function changeCart(change: (cart: Cart) => Cart): Cart {
  const next = change(readCart());
  if (isCartEmpty(next)) {
    written.forget();
    locations.forget();
    people.forget();
  } else {
    const { offerLocation, ...cart } = next;
    forgetOrder();
    const { basket, people: typed } = apart(cart.cartArray);
    // what is written last is heard of last: everything is there by then
    if (Object.keys(typed).length > 0) people.write(typed);
    else people.forget();
    locations.write(offerLocation);
    written.write({ ...cart, cartArray: basket });
  }
  return next;
}

/** Keeps the basket as the server answered it. */
export function keepBasket(basket: TrainBasket): Cart {
  return changeCart((cart) => setCart(cart, basket));
}

/** The cart of this tab; empty on the server and while hydrating. */
export function useCart(): Cart {
  const [cart, offerLocation, kept] = [written.use(), locations.use(), people.use()];
  return useMemo(() => joined(cart, offerLocation, kept), [cart, offerLocation, kept]);
}
