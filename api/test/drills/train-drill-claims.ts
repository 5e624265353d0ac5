import { isTotallyRefunded } from '@wayfare/domain';
import type { Booking } from '../../src/booking/booking';
import type { RailwayTemper } from '../fakes/railway/railway-after-sales.fake';
import { trainTotal } from '../../src/verticals/trains/records/train-ledger';
import { trainOf } from '../../src/verticals/trains/records/train-records';
import type { TrainDrill } from './train-drill';

export interface Life {
  readonly drill: TrainDrill;
  readonly id: string;
  readonly temper: RailwayTemper;
  /** cents that are to have come back by the last refund that was agreed to; null where there was none */
  readonly promised: number | null;
  readonly done: readonly string[];
  readonly crashes: number;
}

type Claim = readonly [what: string, holds: boolean];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function moneyClaims({ drill: { bank, railway }, promised }: Life, booking: Booking): Claim[] {
  const { status, captured, refunded, charges, total, paymentState } = booking;
  const isBooked = status === 'confirmed';
  const isCancelled = status === 'canceled';
  return [
    ['the bank holds what the booking says', bank.held === captured - refunded],
    [
      'charges add up',
      sum(charges.map((charge) => charge.captured)) === captured &&
        sum(charges.map((charge) => charge.refunded)) === refunded,
    ],
    [
      'what stands is paid for, to the cent',
      !isBooked || (captured - refunded === total && total === trainTotal(trainOf(booking)).amount),
    ],
    [
      'the railway has what was paid and not given back',
      !(isBooked || isCancelled) || railway.paid === bank.held,
    ],
    ['nobody pays for nothing', isBooked || isCancelled || bank.held === 0],
    ['a cancellation gives back what it promised', !isCancelled || refunded === promised],
    ['the payment is said to be taken', !isBooked || paymentState === 'captured'],
    [
      'no money stays reserved',
      [...bank.intents.values()].every((intent) => intent.status !== 'requires_capture'),
    ],
  ];
}

function ticketClaims({ drill: { railway } }: Life, booking: Booking): Claim[] {
  const { adjustments, items } = trainOf(booking);
  const { status } = booking;
  const bought = [...railway.sold.values()].filter((sold) => sold.status === 'CONFIRMED');
  const made = bought
    .flatMap(({ refunds, exchanges }) => [...refunds, ...exchanges])
    .filter((change) => change.status === 'CONFIRMED').length;
  const statuses = (list: readonly { readonly id: string; readonly status: string }[]) =>
    list.map((item) => `${item.id} ${item.status}`).join();
  const isKnown = status === 'confirmed' || status === 'canceled';
  return [
    ['nothing was bought twice', bought.length <= 1],
    [
      'it travels exactly when it says so',
      railway.travelling.length === (status === 'confirmed' ? 1 : 0),
    ],
    [
      'each refund and exchange was made once and is known',
      !isKnown || made === adjustments.length + (status === 'canceled' ? 1 : 0),
    ],
    [
      'the tickets are those of the railway',
      !isKnown || bought.every((sold) => statuses(sold.items) === statuses(items)),
    ],
    [
      'a cancelled booking has no ticket left',
      status !== 'canceled' || items.every((item) => isTotallyRefunded(item.status)),
    ],
  ];
}

/** Of these one must have been written; who left the payment alone is told nothing. */
const TELLING: Partial<Readonly<Record<Booking['status'], readonly string[]>>> = {
  confirmed: ['confirmed'],
  canceled: ['canceled'],
  refunded: ['failed', 'refunded'],
  failed: ['failed'],
};

function mailClaims(booking: Booking, mails: readonly string[]): Claim[] {
  return [
    [
      'whoever booked is told',
      booking.status === 'expired' || mails.some((kind) => TELLING[booking.status]?.includes(kind)),
    ],
    [
      'every change is told',
      mails.filter((kind) => kind === 'changed').length === trainOf(booking).adjustments.length,
    ],
  ];
}

/** What must hold of every life, however it went. */
export function broken(life: Life, booking: Booking, mails: readonly string[]): string[] {
  const atRest: Claim = [
    'it came to rest',
    booking.runAt === null &&
      booking.amendment === null &&
      ['confirmed', 'done'].includes(booking.state),
  ];
  return [
    atRest,
    ...moneyClaims(life, booking),
    ...ticketClaims(life, booking),
    ...mailClaims(booking, mails),
  ]
    .filter(([, holds]) => !holds)
    .map(([claim]) => claim);
}
