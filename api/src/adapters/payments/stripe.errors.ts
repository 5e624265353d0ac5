import Stripe from 'stripe';
import { Problem } from '../../platform/http/problem';
import { CUSTOMER_GONE, PaymentError } from '../../ports/payments';
import { NoAnswerError } from '../deadline';

/** Key in use by a concurrent call: retryable. */
const IN_WORK: ReadonlySet<string> = new Set(['lock_timeout', 'idempotency_key_in_use']);

/** A response, refusal or busy, shows that the provider works. */
export const isAnswer = ({ kind, code }: PaymentError): boolean =>
  kind === 'refused' || IN_WORK.has(code);

export function toOutage(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof NoAnswerError ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED';
  return new Problem(code, { text: `${code}.payments`, cause: error });
}

function codeOf({
  decline_code,
  code,
  type,
  param,
}: InstanceType<typeof Stripe.errors.StripeError>): string {
  if (code === 'resource_missing' && param === 'customer') return CUSTOMER_GONE;
  return decline_code ?? code ?? type;
}

/** Refusals are final; everything unanswered is unknown. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (error instanceof Problem)
    return new PaymentError(
      'unknown',
      error.cause instanceof PaymentError ? error.cause.code : 'no_answer',
      { cause: error },
    );
  const { errors } = Stripe;
  if (error instanceof errors.StripeSignatureVerificationError)
    return new PaymentError('forged', 'signature');
  if (!(error instanceof errors.StripeError))
    return new PaymentError('unknown', 'no_answer', { cause: error });
  const code = codeOf(error);
  const isFinal =
    error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;
  const cause = new Error(
    `the payment provider answered ${error.statusCode ?? 'without a status'}: ${code}`,
  );
  return new PaymentError(isFinal && !IN_WORK.has(code) ? 'refused' : 'unknown', code, { cause });
}
