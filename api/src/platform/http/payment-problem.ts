import { PaymentError } from '../../ports/payments';
import { Problem } from './problem';

/** A failure of the payment provider as its caller is told: what it refused is final, what it did not answer is asked again. */
export function paymentProblem(error: PaymentError): Problem {
  if (error.kind === 'refused') return new Problem('PAYMENT_FAILED', { cause: error });
  return error.cause instanceof Problem
    ? error.cause
    : new Problem('SUPPLIER_FAILED', { text: 'SUPPLIER_FAILED.payments', cause: error });
}
