import { dropStored, storedText, storeText } from '@wayfare/forms';

/** Which booking this tab's cart became. An empty cart alone does not say whether it was ordered or emptied by hand. */
const KEY = 'trainOrdered';

export const markOrdered = (booking: string): void => void storeText(KEY, booking);
export const forgetOrder = (): void => dropStored(KEY);

/** The booking that the cart became, as long as nothing was put into it since; null for none. */
export function orderOfCart(): string | null {
  const booking = storedText(KEY);
  return booking === '' ? null : booking;
}
