import type { BankPayment, SupplierView } from '@wayfare/desk-contract';
import { NoAnswerError, withDeadline } from '../../adapters/deadline';
import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Booking } from '../../booking/booking';
import { Problem } from '../../platform/http/problem';
import { PaymentError } from '../../ports/payments';
import type { Payments } from '../../ports/payments';

/** Milliseconds: somebody waits for it. */
const PATIENCE_MS = 5_000;

type Unanswered = Extract<SupplierView, { isAnswered: false }>;

const isLate = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof Problem && error.problemCode === 'SUPPLIER_TIMEOUT') ||
  (error instanceof PaymentError && error.kind === 'unknown' && isLate(error.cause));

const unanswered = (error: unknown): Unanswered => ({
  isAnswered: false,
  why: isLate(error) ? 'timeout' : 'failed',
});

const inTime = <T>(patienceMs: number, ask: () => Promise<T>): Promise<T> =>
  withDeadline(patienceMs, ({ within }) => within(ask()));

/** The supplier's booking as it is there now. */
export async function supplierViewOf(
  booking: Booking,
  sale: BookableSupplier | undefined,
  patienceMs = PATIENCE_MS,
): Promise<SupplierView> {
  if (sale === undefined) return { isAnswered: false, why: 'failed' };
  try {
    sale.check?.(booking);
    const found = await inTime(patienceMs, () => sale.find(booking));
    const sold = found.kind === 'none' ? null : found;
    return {
      ...{ isAnswered: true, status: found.kind },
      ...{ id: sold?.id ?? null, reference: sold?.reference ?? null },
    };
  } catch (error) {
    return unanswered(error);
  }
}

type Bank = Pick<Payments, 'find' | 'refundsOf'>;

/** A payment with what was given back of it, as it is at the bank now. */
export async function bankPaymentOf(
  id: string,
  payments: Bank,
  patienceMs = PATIENCE_MS,
): Promise<BankPayment> {
  try {
    const { intent, refunds } = await inTime(patienceMs, async () => ({
      intent: await payments.find(id),
      refunds: await payments.refundsOf(id),
    }));
    const { mode, status, amount, captured, failure } = intent;
    return {
      isAnswered: true,
      ...{ id, mode, status, amount: amount.amount, captured: captured.amount, failure },
      refunds: refunds.map((refund) => ({
        id: refund.id,
        status: refund.status,
        amount: refund.amount.amount,
      })),
    };
  } catch (error) {
    return { ...unanswered(error), id };
  }
}
