import { dropStored, storedText, storeText } from '@wayfare/forms';

/** Marks that this browser began a basket: only then a new tab asks the server for one (OQ-67). */
const KEY = 'trainBasket';

export function markBasket(isThere: boolean): void {
  if (isThere) storeText(KEY, '1', 'local');
  else dropStored(KEY, 'local');
}

export const hasBasketMark = (): boolean => storedText(KEY, 'local') !== null;
