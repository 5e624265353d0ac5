import { useReplacement } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { replace } from '@wayfare/router';
import { successHref } from '../../domain/wizard/success-href';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import { attempts } from '../../state/attempts';

/** What this tab has bought shows its receipt on every step, so that Back leads into no second payment. */
function receiptHref(query: WizardQuery, language: Language): string | null {
  const booking = attempts.paidBooking(query.quote) ?? attempts.bookingOfOffer(query.offer);
  return booking === null ? null : successHref(booking, query, language);
}

/** For loaders. Replaces the history entry; runs in the browser, which alone knows the purchases. */
export function boughtAlready(query: WizardQuery, language: Language): Response | null {
  const href = receiptHref(query, language);
  return href === null ? null : replace(href);
}

/** `boughtAlready` for pages rendered by the server. */
export function useReceiptFirst(query: WizardQuery): void {
  const language = useLanguage();
  useReplacement(() => receiptHref(query, language));
}

/** An expired offer may have been bought by this tab: the booking tells. */
export function useBookingFirst(query: WizardQuery): void {
  const language = useLanguage();
  useReplacement(() => {
    const booking =
      attempts.recall(query.quote)?.bookingId ??
      attempts.bookingOfOffer(query.offer, ['sent', 'paid']);
    return booking === null ? null : successHref(booking, query, language);
  });
}
