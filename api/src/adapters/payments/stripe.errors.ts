import Stripe from 'stripe';
import { PaymentError } from '../../ports/payments';

/** The provider's failures in our own terms: what it refused is final, what it did not answer is unknown. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { errors } = Stripe;
  if (error instanceof errors.StripeSignatureVerificationError) return new PaymentError('forged', 'signature');
  if (!(error instanceof errors.StripeError)) return new PaymentError('unknown', 'no_answer', { cause: error });
  const code = error.decline_code ?? error.code ?? error.type;
  const isFinal = error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;
  // the same key is being worked on elsewhere, or the provider is busy or broken: asked again, it tells
  const cause = new Error(`the payment provider answered ${error.statusCode ?? 'without a status'}: ${code}`);
  return new PaymentError(isFinal && code !== 'lock_timeout' && code !== 'idempotency_key_in_use' ? 'refused' : 'unknown', code, { cause });
}
