import type { TrainBasket } from '@wayfare/api-contract';
import { dropStored, storedText, writeStored } from '@wayfare/forms';
import { STORAGE_KEYS, type KeptKey } from '@wayfare/session';
import { useMemo, useSyncExternalStore } from 'react';
import { isCartEmpty, setCart, type Cart } from '../../domain/basket/cart-state';
import { apart, together } from '../../domain/basket/cart-travellers';
import { parseCart, parsed } from '../../domain/basket/stored-cart';
import { forgetOrder } from './ordered-cart';

/*
 * The cart lives in the tab's storage under the specification's names: a loader reads it as a component does, and
 * logging out empties it there (SES-14). Who travels is kept beside it, to be forgotten as soon as anything is booked.
 */

const PEOPLE = 'cartPeople';
const KEYS: readonly KeptKey[] = [STORAGE_KEYS.cart, STORAGE_KEYS.offerLocation, PEOPLE];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// a line break stands in no JSON text
const snapshot = () => KEYS.map((key) => storedText(key) ?? '').join('\n');

function parse(text: string | null): Cart {
  const [stored = '', offerLocation = '', people = ''] = (text ?? '').split('\n');
  const cart = parseCart(stored, offerLocation);
  return people === '' ? cart : { ...cart, cartArray: together(cart.cartArray, parsed(people)) };
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
    dropStored(PEOPLE);
  } else {
    const { offerLocation, ...cart } = next;
    forgetOrder();
    const { basket, people } = apart(cart.cartArray);
    writeStored(STORAGE_KEYS.cart, { ...cart, cartArray: basket });
    if (Object.keys(people).length > 0) writeStored(PEOPLE, people);
    else dropStored(PEOPLE);
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
