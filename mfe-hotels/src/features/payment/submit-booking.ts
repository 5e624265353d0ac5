import type { ApiClient } from '@wayfare/api-client';
import type { GuestDetails, PaymentTerms, Quote } from '@wayfare/api-contract';
import type { CardPayment } from '@wayfare/checkout';
import type { Language } from '@wayfare/domain';
import { bookRoom, hostedPaymentUrl, openPaymentIntent } from '../../api/bookings.api';
import { attemptFor, keepAttempt, recallAttempt, type BookingAttempt } from './booking-attempt';
import { cardUse, fingerprintOf, orderOf } from './book-request';
import { isRefused, problemOf, type SubmitProblem } from './submit-problem';

export interface Submission {
  api: ApiClient;
  quote: Quote;
  guest: GuestDetails;
  terms: PaymentTerms;
  language: Language;
  /** `none` where the terms need no card, `hosted` for the provider's own page */
  pay: CardPayment | 'none' | 'hosted';
  /** where a bank that takes the page over sends the traveller back to */
  returnUrl: (bookingId: string) => string;
}

export type SubmitOutcome = { kind: 'booked'; bookingId: string } | { kind: 'hosted'; url: string } | SubmitProblem;

/** The card was asked and said yes before this page knew. */
const AUTHORISED = ['requires_capture', 'succeeded', 'processing'];

type Intent = Awaited<ReturnType<typeof openPaymentIntent>>;

function openIntent({ api, quote, terms }: Submission, attempt: BookingAttempt): Promise<Intent> {
  const { hotel, checkIn, checkOut, optionRefId } = quote;
  // in no language: the same key has to come with the same request
  const description = `${hotel.name}, ${checkIn} - ${checkOut}`;
  return openPaymentIntent(api, { offerID: optionRefId, description, paymentTiming: terms.timing }, attempt.intentKey);
}

async function payBy(submission: Submission, intent: Intent | null, attempt: BookingAttempt, bookingId: string): Promise<SubmitOutcome> {
  const { api, quote, pay, terms, returnUrl } = submission;
  const keep = (outcome: BookingAttempt['outcome']) => keepAttempt(quote.optionRefId, { ...attempt, bookingId, outcome });
  const booked = { kind: 'booked', bookingId } as const;
  if (pay === 'none' || intent === null || AUTHORISED.includes(intent.status)) {
    keep('paid');
    return booked;
  }
  if (pay === 'hosted') return { kind: 'hosted', url: await hostedPaymentUrl(api, bookingId) };
  const result = await pay.confirm({ clientSecret: intent.client_secret, mode: cardUse(terms).mode, returnUrl: returnUrl(bookingId) });
  if (result.status === 'declined') {
    keep('declined');
    return { kind: 'declined', message: result.message };
  }
  // not known is not paid and not unpaid: the booking's own page tells
  keep(result.status === 'authorised' ? 'paid' : 'sent');
  return booked;
}

async function bookAndPay(submission: Submission, attempt: BookingAttempt): Promise<SubmitOutcome> {
  const { api, quote, pay } = submission;
  const intent = pay === 'none' ? null : await openIntent(submission, attempt);
  keepAttempt(quote.optionRefId, { ...attempt, outcome: 'sent' });
  const request = { ...orderOf(submission), clientReference: attempt.clientReference, payment_intent_id: intent?.id ?? null };
  const { booking_id: bookingId, status } = await bookRoom(api, request, attempt.bookKey);
  keepAttempt(quote.optionRefId, { ...attempt, bookingId, outcome: 'sent' });
  // it came to something before: there is nothing to pay here any more
  if (status !== 'completing') return { kind: 'booked', bookingId };
  return payBy(submission, intent, attempt, bookingId);
}

/**
 * Books and pays, in this order: the card's fields are looked at, the intent is opened, the booking is made, and only
 * then the card is asked. Every part may be made again without booking or paying twice.
 */
export async function submitBooking(submission: Submission): Promise<SubmitOutcome> {
  const { quote, pay, terms } = submission;
  const refusal = typeof pay === 'string' ? null : await pay.check();
  if (refusal !== null) return { kind: 'card', message: refusal };
  const known = recallAttempt(quote.optionRefId);
  const attempt = attemptFor(known, { fingerprint: fingerprintOf(orderOf(submission)), timing: terms.timing }, () => crypto.randomUUID());
  keepAttempt(quote.optionRefId, attempt);
  try {
    return await bookAndPay(submission, attempt);
  } catch (error) {
    const problem = problemOf(error);
    // an earlier answer that got lost may still have been a booking
    if (isRefused(problem) && attempt.outcome !== 'sent') keepAttempt(quote.optionRefId, { ...attempt, outcome: 'fresh' });
    return problem;
  }
}
