import { dropStored, storedText, storeText } from '@wayfare/forms';

/** The booking of this tab's cart: an empty cart alone does not say whether it was ordered. */
const KEY = 'trainOrdered';

export const markOrdered = (booking: string): void => void storeText(KEY, booking);
export const forgetOrder = (): void => dropStored(KEY);

/** null for none, or when something was added since. */
export function orderOfCart(): string | null {
  const booking = storedText(KEY);
  return booking === '' ? null : booking;
}
