import { isApiError, type ApiClient } from '@wayfare/api-client';
import type { BookResult, PaymentIntentRequest, PaymentTerms } from '@wayfare/api-contract';
import { invoiceRefusalOf, type InvoiceRefusal } from '../invoice/invoice-refusal';
import type { CardPayment } from '../use-card-payment';
import { attemptFor, newAttempt, type Attempts, type BookingAttempt } from './attempts';
import { hostedPaymentUrl, openPaymentIntent, type Intent } from './payments.api';
import { isRefused, problemOf, type SubmitProblem } from './submit-problem';
import { cardUse } from './terms';

/** How it is paid: by the card fields, `hosted` on the provider's own page, `none` where the terms need no card. */
export type Pay = CardPayment | 'none' | 'hosted';

/** How it is to be paid, as the fields offer it and the member wants it. */
type PaymentWishes = Pick<PaymentIntentRequest, 'methods' | 'keepCard'>;

/** What a request to book carries beside what was agreed to. */
export interface Reference {
  quoteId: string;
  clientReference: string;
  /** null where the terms need no card */
  paymentIntentId: string | null;
}

/** What is booked, in no vertical's words. */
export interface Order {
  /** the quote that the page shows */
  quoteId: string;
  /** the supplier's offer, where another quote of it buys the same: see `bookingOfOffer` */
  offer?: string | undefined;
  /** of all that was agreed to: see `fingerprintOf` */
  fingerprint: string;
  terms: Pick<PaymentTerms, 'timing' | 'now'>;
  pay: Pay;
  /** what the provider shows beside the amount; in no language, for the same key has to come with the same request */
  description: string;
  /** Opens the payment where the vertical has a call of its own for it; the same key opens it once. */
  openIntent?: ((idempotencyKey: string, wishes: PaymentWishes) => Promise<Intent>) | undefined;
  /**
   * Asks for the same at the same price and resolves with the new quote's id; rejects when it costs something else.
   * Called for a quote that is not this session's: the session that asked for it was lost on the way (ERR-03).
   */
  renew?: (() => Promise<string>) | undefined;
  /** Makes the booking; the same key makes it once. The status is `completing` as long as it waits for its card. */
  send: (
    reference: Reference,
    idempotencyKey: string,
  ) => Promise<Pick<BookResult, 'booking_id' | 'status'>>;
}

export interface Desk {
  api: ApiClient;
  attempts: Attempts;
  goneCodes?: readonly string[] | undefined;
  /** where a bank that takes the page over sends the traveller back to */
  returnUrl: (bookingId: string) => string;
}

export type SubmitOutcome =
  | { kind: 'booked'; bookingId: string }
  | { kind: 'hosted'; url: string }
  | { kind: 'invoice'; refusal: InvoiceRefusal }
  | SubmitProblem;

const newId = () => crypto.randomUUID();

interface Submission extends Order, Desk {}

/** The card was asked and said yes before this page knew. */
const AUTHORISED = ['requires_capture', 'succeeded', 'processing'];

async function payBy(
  submission: Submission,
  intent: Intent | null,
  attempt: BookingAttempt,
  bookingId: string,
): Promise<SubmitOutcome> {
  const { api, attempts, quoteId, pay, terms, returnUrl } = submission;
  const keep = (outcome: BookingAttempt['outcome']) =>
    attempts.keep(quoteId, { ...attempt, bookingId, outcome });
  const booked = { kind: 'booked', bookingId } as const;
  if (pay === 'none' || intent === null || AUTHORISED.includes(intent.status)) {
    keep('paid');
    return booked;
  }
  if (pay === 'hosted') return { kind: 'hosted', url: await hostedPaymentUrl(api, bookingId) };
  const result = await pay.confirm({
    clientSecret: intent.client_secret,
    mode: cardUse(terms).mode,
    returnUrl: returnUrl(bookingId),
  });
  if (result.status === 'declined') {
    keep('declined');
    return { kind: 'declined', message: result.message };
  }
  // not known is not paid and not unpaid: the booking's own page tells
  keep(result.status === 'authorised' ? 'paid' : 'sent');
  return booked;
}

function wishesOf(pay: Pay): PaymentWishes {
  if (typeof pay === 'string') return {};
  const { methods = [], keepCard } = pay;
  return {
    ...(methods.length === 0 ? {} : { methods: [...methods] }),
    ...(keepCard === true ? { keepCard } : {}),
  };
}

async function bookAndPay(submission: Submission, attempt: BookingAttempt): Promise<SubmitOutcome> {
  const { api, attempts, description, terms, pay, send } = submission;
  const { quoteId, clientReference, intentKey, bookKey } = attempt;
  const keep = (changes: Partial<BookingAttempt>) =>
    attempts.keep(submission.quoteId, { ...attempt, outcome: 'sent', ...changes });
  const {
    openIntent = (key, wishes) =>
      openPaymentIntent(
        api,
        {
          offerID: quoteId,
          description,
          paymentTiming: terms.timing,
          ...wishes,
        },
        key,
      ),
  } = submission;
  const wishes = wishesOf(pay);
  // other wishes are another request
  const key = [intentKey, ...(wishes.methods ?? []), ...(wishes.keepCard ? ['keep'] : [])].join(
    '-',
  );
  const intent = pay === 'none' ? null : await openIntent(key, wishes);
  keep({});
  const { booking_id: bookingId, status } = await send(
    { quoteId, clientReference, paymentIntentId: intent?.id ?? null },
    bookKey,
  );
  keep({ bookingId });
  // it came to something before: there is nothing to pay here any more
  if (status !== 'completing') return { kind: 'booked', bookingId };
  return payBy(submission, intent, attempt, bookingId);
}

async function trySubmission(
  submission: Submission,
  attempt: BookingAttempt,
): Promise<SubmitOutcome> {
  const { attempts, quoteId, goneCodes, renew } = submission;
  attempts.keep(quoteId, attempt);
  try {
    return await bookAndPay(submission, attempt);
  } catch (error) {
    const isForeign = isApiError(error) && error.code === 'NOT_FOUND';
    // an earlier answer that got lost may still have been a booking
    if (
      isForeign &&
      attempt.outcome === 'fresh' &&
      attempt.quoteId === quoteId &&
      renew !== undefined
    ) {
      return trySubmission(submission, newAttempt({ ...attempt, quoteId: await renew() }, newId));
    }
    if (isRefused(problemOf(error, goneCodes)) && attempt.outcome !== 'sent')
      attempts.keep(quoteId, { ...attempt, outcome: 'fresh' });
    throw error;
  }
}

/**
 * Books and pays, in this order: the card's fields are looked at, the intent is opened, the booking is made, and only
 * then the card is asked. Every part may be made again without booking or paying twice (HOT-46). Never rejects.
 */
export async function submitBooking(order: Order, desk: Desk): Promise<SubmitOutcome> {
  const { quoteId, offer, fingerprint, pay, terms } = order;
  const { attempts, goneCodes } = desk;
  const refusal = typeof pay === 'string' ? null : await pay.check();
  if (refusal !== null) return { kind: 'card', message: refusal };
  const attempt = attemptFor(
    attempts.recall(quoteId),
    { quoteId, offer, fingerprint, timing: terms.timing },
    newId,
  );
  try {
    return await trySubmission({ ...order, ...desk }, attempt);
  } catch (error) {
    const refusal = invoiceRefusalOf(error);
    return refusal === null ? problemOf(error, goneCodes) : { kind: 'invoice', refusal };
  }
}
