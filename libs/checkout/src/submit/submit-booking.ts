import { isApiError, type ApiClient } from '@wayfare/api-client';
import type { BookResult, PaymentIntentRequest, PaymentTerms } from '@wayfare/api-contract';
import { invoiceRefusalOf, type InvoiceRefusal } from '../invoice/invoice-refusal';
import type { CardPayment } from '../use-card-payment';
import { attemptFor, newAttempt, type Attempts, type BookingAttempt } from './attempts';
import { hostedPaymentUrl, openPaymentIntent, type Intent } from './payments.api';
import { isRefused, problemOf, type SubmitProblem } from './submit-problem';
import { cardUse } from './terms';

/** Card fields, `hosted` on the provider's page, `none` where no card is needed. */
export type Pay = CardPayment | 'none' | 'hosted';

type PaymentWishes = Pick<PaymentIntentRequest, 'methods' | 'keepCard'>;

export interface Reference {
  quoteId: string;
  clientReference: string;
  paymentIntentId: string | null;
}

export interface Order {
  quoteId: string;
  offer?: string | undefined;
  fingerprint: string;
  terms: Pick<PaymentTerms, 'timing' | 'now'>;
  pay: Pay;
  /** for the provider, language-neutral: one key needs one request */
  description: string;
  /** The vertical's own intent call, idempotent by key. */
  openIntent?: ((idempotencyKey: string, wishes: PaymentWishes) => Promise<Intent>) | undefined;
  /** Requotes at the same price, for a quote of a lost session (ERR-03); rejects when the price differs. */
  renew?: (() => Promise<string>) | undefined;
  /** Books, idempotent by key; `completing` while it waits for the card. */
  send: (
    reference: Reference,
    idempotencyKey: string,
  ) => Promise<Pick<BookResult, 'booking_id' | 'status'>>;
}

export interface Desk {
  api: ApiClient;
  attempts: Attempts;
  goneCodes?: readonly string[] | undefined;
  returnUrl: (bookingId: string) => string;
}

export type SubmitOutcome =
  | { kind: 'booked'; bookingId: string }
  | { kind: 'hosted'; url: string }
  | { kind: 'invoice'; refusal: InvoiceRefusal }
  | SubmitProblem;

const newId = () => crypto.randomUUID();

interface Submission extends Order, Desk {}

/** Authorised before this page knew. */
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
  // unknown is neither: the booking's own page tells
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
  // other wishes need another key
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
  // settled earlier: nothing to pay here
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
    // a lost answer may still have been a booking
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

/** Validates, opens the intent, books, then charges the card; every step is idempotent (HOT-46). Never rejects. */
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
