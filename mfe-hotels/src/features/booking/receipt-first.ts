import { useReplacement } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { redirect } from '@wayfare/router';
import { paths } from '../../domain/paths';
import { attempts } from '../../state/booking-attempts';

function receiptHref(quote: string, language: Language): string | null {
  const booking = attempts.paidBooking(quote);
  return booking === null ? null : paths.success(language, new URLSearchParams({ booking }));
}

/** Redirects a step whose quote is paid to its receipt, so that Back books nothing twice. */
export function paidAlready(quote: string, language: Language): Response | null {
  const href = receiptHref(quote, language);
  return href === null ? null : redirect(href);
}

/** `paidAlready` for pages rendered by the server, as after a reload. */
export function useReceiptFirst(quote: string): void {
  const language = useLanguage();
  useReplacement(() => receiptHref(quote, language));
}
