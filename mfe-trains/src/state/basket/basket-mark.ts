import { dropStored, storedText, storeText } from '@wayfare/forms';

/** Says that this browser has begun a basket, so that only then a new tab asks the server for it (OQ-67). */
const KEY = 'trainBasket';

export function markBasket(isThere: boolean): void {
  if (isThere) storeText(KEY, '1', 'local');
  else dropStored(KEY, 'local');
}

export const hasBasketMark = (): boolean => storedText(KEY, 'local') !== null;
