import type { TrainBasket } from '@wayfare/api-contract';
import { storedAtom } from '@wayfare/forms';
import { STORAGE_KEYS } from '@wayfare/session';
import { useMemo } from 'react';
import { EMPTY_CART, isCartEmpty, setCart, type Cart } from '../../domain/basket/cart-state';
import { apart, PeopleSchema, together, type People } from '../../domain/basket/cart-travellers';
import { CartSchema, LocationsSchema, type WrittenCart } from '../../domain/basket/stored-cart';
import { forgetOrder } from './ordered-cart';

/* In the tab's storage, for loaders too; logging out clears it (SES-14). People are kept apart, to be erased early. */

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

export const readCart = (): Cart => joined(written.read(), locations.read(), people.read());

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
    if (Object.keys(typed).length > 0) people.write(typed);
    else people.forget();
    locations.write(offerLocation);
    written.write({ ...cart, cartArray: basket });
  }
  return next;
}

export function keepBasket(basket: TrainBasket): Cart {
  return changeCart((cart) => setCart(cart, basket));
}

/** Empty on the server and while hydrating. */
export function useCart(): Cart {
  const [cart, offerLocation, kept] = [written.use(), locations.use(), people.use()];
  return useMemo(() => joined(cart, offerLocation, kept), [cart, offerLocation, kept]);
}
