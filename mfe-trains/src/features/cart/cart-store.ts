import type { TrainBasket } from '@wayfare/api-contract';
import { dropStored, storedText, writeStored } from '@wayfare/forms';
import { STORAGE_KEYS } from '@wayfare/session';
import { useMemo, useSyncExternalStore } from 'react';
import { isCartEmpty, setCart, type Cart } from './cart-state';
import { forgetOrder } from './ordered-cart';
import { parseCart } from './stored-cart';

/*
 * The cart lives in the tab's storage under the specification's names: a loader reads it as a component does, and
 * logging out empties it there (SES-14).
 */

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// a line break stands in no JSON text
const snapshot = () =>
  `${storedText(STORAGE_KEYS.cart) ?? ''}\n${storedText(STORAGE_KEYS.offerLocation) ?? ''}`;

function parse(text: string | null): Cart {
  const [cart = '', offerLocation = ''] = (text ?? '').split('\n');
  return parseCart(cart, offerLocation);
}

/** The cart of this tab; empty on the server and where storage is blocked. */
export function readCart(): Cart {
  return parse(snapshot());
}

/** Keeps what a rule makes of the cart, and tells every component that reads it. */
export function changeCart(change: (cart: Cart) => Cart): Cart {
  const next = change(readCart());
  if (isCartEmpty(next)) {
    dropStored(STORAGE_KEYS.cart);
    dropStored(STORAGE_KEYS.offerLocation);
  } else {
    const { offerLocation, ...cart } = next;
    forgetOrder();
    writeStored(STORAGE_KEYS.cart, cart);
    writeStored(STORAGE_KEYS.offerLocation, offerLocation);
  }
  for (const listener of listeners) listener();
  return next;
}

/** Keeps the basket as the server answered it. */
export function keepBasket(basket: TrainBasket): Cart {
  return changeCart((cart) => setCart(cart, basket));
}

/** The cart of this tab; empty on the server and while hydrating. */
export function useCart(): Cart {
  const text = useSyncExternalStore(subscribe, snapshot, () => null);
  return useMemo(() => parse(text), [text]);
}
