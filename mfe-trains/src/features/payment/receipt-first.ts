import { useReplacement } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { replace } from '@wayfare/router';
import { isCartEmpty } from '../../domain/basket/cart-state';
import { successHref } from '../../domain/paths';
import { readCart } from '../../state/basket/cart-store';
import { orderOfCart } from '../../state/basket/ordered-cart';
import { attempts } from '../../state/payment-attempts';

/** The booking of this tab's cart, even after it was cleared; null for a cart emptied by hand. */
const orderedBooking = (): string | null =>
  isCartEmpty(readCart()) ? orderOfCart() : attempts.paidBooking(readCart().cartArray.booking_id);

function receiptHref(language: Language): string | null {
  const booking = orderedBooking();
  return booking === null ? null : successHref(booking, language);
}

/** For loaders: a paid cart leads to its receipt, so that Back books nothing twice (C3). */
export function boughtAlready(language: Language): Response | null {
  const href = receiptHref(language);
  return href === null ? null : replace(href);
}

/** `boughtAlready` for pages rendered by the server. */
export function useReceiptFirst(): void {
  const language = useLanguage();
  useReplacement(() => receiptHref(language));
}
