import type { BookableSupplier } from '../../booking/bookable-supplier';
import type { Booking } from '../../booking/booking';
import { PaymentError } from '../../ports/payments';
import type { Payments } from '../../ports/payments';
import { paymentsOf } from '../bookings/payments-of';
import type { DifferenceKind, Seen } from './reopen-difference';

export type Bank = Pick<Payments, 'find' | 'refundsOf' | 'made'>;

/** What one side says of a booking; null when nobody answered. */
type Answer = readonly Seen[] | null;

const OF_SUPPLIER: readonly DifferenceKind[] = [
  'unknown-to-supplier',
  'supplier-cancelled',
  'supplier-not-cancelled',
];
const OF_BANK: readonly DifferenceKind[] = ['captured-differs', 'refund-missing', 'refund-unknown'];

/** What was never sold is nothing to a supplier. */
const isSold = ({ status, supplierBooking }: Booking) =>
  status === 'confirmed' || supplierBooking !== null;

async function bySupplier(booking: Booking, sale: BookableSupplier | undefined): Promise<Answer> {
  if (!isSold(booking)) return [];
  if (sale === undefined) return null;
  try {
    sale.check?.(booking);
    const { kind: theirs } = await sale.find(booking);
    const seen = (kind: DifferenceKind) => [{ kind, payment: null, ours: booking.status, theirs }];
    const isOver = theirs === 'none' || theirs === 'cancelled';
    if (booking.status !== 'confirmed') return isOver ? [] : seen('supplier-not-cancelled');
    if (!isOver) return [];
    return seen(theirs === 'none' ? 'unknown-to-supplier' : 'supplier-cancelled');
  } catch {
    // no answer is neither a difference nor its end
    return null;
  }
}

/** A payment that the bank does not know took nothing. */
async function atBank(id: string, bank: Bank) {
  try {
    const { mode, captured } = await bank.find(id);
    const refunds = captured.amount > 0 ? await bank.refundsOf(id) : [];
    const back = refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount.amount, 0);
    return { mode, captured: captured.amount, back };
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused')
      return { mode: 'payment', captured: 0, back: 0 } as const;
    throw error;
  }
}

async function ofPayment(booking: Booking, payment: string, bank: Bank): Promise<Seen[]> {
  const theirs = await atBank(payment, bank);
  const ours = booking.charges.find(({ intent }) => intent === payment) ?? {
    captured: 0,
    refunded: 0,
  };
  if (theirs.mode === 'setup') return [];
  const seen = (kind: DifferenceKind, our: number, their: number): Seen[] =>
    our === their ? [] : [{ kind, payment, ours: String(our), theirs: String(their) }];
  const refund = theirs.back < ours.refunded ? 'refund-missing' : 'refund-unknown';
  return [
    ...seen('captured-differs', ours.captured, theirs.captured),
    ...seen(refund, ours.refunded, theirs.back),
  ];
}

async function byBank(booking: Booking, bank: Bank): Promise<Answer> {
  try {
    const seen: Seen[] = [];
    for (const payment of paymentsOf(booking))
      seen.push(...(await ofPayment(booking, payment, bank)));
    return seen;
  } catch {
    return null;
  }
}

export interface Comparison {
  readonly kinds: readonly DifferenceKind[];
  readonly seen: readonly Seen[];
  readonly isAnswered: boolean;
}

/** A booking with what supplier and bank say of it now. */
export async function compareBooking(
  booking: Booking,
  sale: BookableSupplier | undefined,
  bank: Bank,
): Promise<Comparison> {
  const [supplier, money] = await Promise.all([bySupplier(booking, sale), byBank(booking, bank)]);
  return {
    kinds: [...(supplier === null ? [] : OF_SUPPLIER), ...(money === null ? [] : OF_BANK)],
    seen: [...(supplier ?? []), ...(money ?? [])],
    isAnswered: supplier !== null && money !== null,
  };
}
