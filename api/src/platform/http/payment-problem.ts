import { PaymentError } from '../../ports/payments';
import { Problem } from './problem';

/** Refused is final; unanswered may be retried. */
export function paymentProblem(error: PaymentError): Problem {
  if (error.kind === 'refused') return new Problem('PAYMENT_FAILED', { cause: error });
  return error.cause instanceof Problem
    ? error.cause
    : new Problem('SUPPLIER_FAILED', { text: 'SUPPLIER_FAILED.payments', cause: error });
}
