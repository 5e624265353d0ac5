import { useReplacement } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { replace } from '@wayfare/router';
import { successHref } from '../../domain/wizard/success-href';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import { attempts } from '../../state/attempts';

/** What this tab has bought is shown as what it is, on every step: Back from the receipt leads into no form that could pay again. */
function receiptHref(query: WizardQuery, language: Language): string | null {
  const booking = attempts.paidBooking(query.quote) ?? attempts.bookingOfOffer(query.offer);
  return booking === null ? null : successHref(booking, query, language);
}

/** For the loader of a step. The receipt takes the step's place in the history. What was bought is known to the browser alone. */
export function boughtAlready(query: WizardQuery, language: Language): Response | null {
  const href = receiptHref(query, language);
  return href === null ? null : replace(href);
}

/** The same for a page that the server made. */
export function useReceiptFirst(query: WizardQuery): void {
  const language = useLanguage();
  useReplacement(() => receiptHref(query, language));
}

/** An offer that is over may be over since this tab has sent it: the booking tells what became of it. */
export function useBookingFirst(query: WizardQuery): void {
  const language = useLanguage();
  useReplacement(() => {
    const booking =
      attempts.recall(query.quote)?.bookingId ??
      attempts.bookingOfOffer(query.offer, ['sent', 'paid']);
    return booking === null ? null : successHref(booking, query, language);
  });
}
