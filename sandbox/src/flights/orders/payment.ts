import { invalid } from '../../duffel/problems';
import { amount, CURRENCY } from '../fares/money';
import type { PaymentBody } from './order-body';

export function checkPayment(payment: PaymentBody, due: number, field: string): void {
  if (payment.currency !== CURRENCY) {
    throw invalid(
      `${field}/currency`,
      `The currency of the payment does not match that of the order, ${CURRENCY}`,
      'payment_currency_does_not_match_order_currency',
    );
  }
  if (payment.amount !== amount(due)) {
    throw invalid(
      `${field}/amount`,
      'The amount of the payment does not match the total of the order',
      'payment_amount_does_not_match_order_amount',
    );
  }
}
