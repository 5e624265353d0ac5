import { useReplacement } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { replace } from '@wayfare/router';
import { isCartEmpty } from '../../domain/basket/cart-state';
import { successHref } from '../../domain/paths';
import { readCart } from '../../state/basket/cart-store';
import { orderOfCart } from '../../state/basket/ordered-cart';
import { attempts } from '../../state/payment-attempts';

/** The booking that this tab's cart became, also once it is in the cart no more; null for a cart that was emptied by hand. */
const orderedBooking = (): string | null =>
  isCartEmpty(readCart()) ? orderOfCart() : attempts.paidBooking(readCart().cartArray.booking_id);

function receiptHref(language: Language): string | null {
  const booking = orderedBooking();
  return booking === null ? null : successHref(booking, language);
}

/** What is paid already is shown as what it is: Back from the receipt books nothing again (C3). For the loader of a step. */
export function boughtAlready(language: Language): Response | null {
  const href = receiptHref(language);
  return href === null ? null : replace(href);
}

/** The same for a page that the server made, such as after a reload. */
export function useReceiptFirst(): void {
  const language = useLanguage();
  useReplacement(() => receiptHref(language));
}
