import type { Booking } from '../../src/booking/booking';
import type { AirlineTemper } from '../fakes/airline.fake';
import type { FlightDrill } from './flight-drill';
import { totalOf } from '../../src/verticals/flights/flight-ledger';
import { flightOf } from '../../src/verticals/flights/flight-records';

export interface Life {
  readonly drill: FlightDrill;
  readonly id: string;
  readonly temper: AirlineTemper;
  /** cents that are to have come back after the last cancellation; null where there was none */
  readonly promised: number | null;
  readonly done: readonly string[];
  readonly crashes: number;
}

type Claim = readonly [what: string, holds: boolean];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function moneyClaims({ drill: { bank }, promised }: Life, booking: Booking): Claim[] {
  const { status, captured, refunded, charges, total } = booking;
  const isBooked = status === 'confirmed';
  return [
    ['the bank holds what the booking says', bank.held === captured - refunded],
    [
      'charges add up',
      sum(charges.map((charge) => charge.captured)) === captured &&
        sum(charges.map((charge) => charge.refunded)) === refunded,
    ],
    [
      'what stands is paid for, to the cent',
      !isBooked ||
        (captured - refunded === total && total === totalOf(flightOf(booking).cents).amount),
    ],
    ['nobody pays for nothing', isBooked || status === 'canceled' || bank.held === 0],
    ['a cancellation gives back what it promised', status !== 'canceled' || refunded === promised],
    [
      'no money stays reserved',
      [...bank.intents.values()].every((intent) => intent.status !== 'requires_capture'),
    ],
  ];
}

function orderClaims({ drill: { airline } }: Life, booking: Booking): Claim[] {
  const { supplierCents, changesMade, itinerary } = flightOf(booking);
  const flying = airline.sold.filter((order) => airline.status(order) === 'confirmed');
  const slicesOf = (slices: readonly { readonly id: string }[]) =>
    slices.map(({ id }) => id).join();
  return [
    ['nothing was ordered twice', airline.sold.length <= 1],
    [
      'it is booked exactly when it says so',
      flying.length === (booking.status === 'confirmed' ? 1 : 0),
    ],
    [
      'the airline has what it was promised',
      flying.every(
        ({ price }) => price.total.amount === supplierCents && airline.paid === supplierCents,
      ),
    ],
    ['each change was made once and is known', changesMade.length === airline.changesMade.length],
    [
      'the flights are those of the airline',
      flying.every(({ slices }) => slicesOf(slices) === slicesOf(itinerary)),
    ],
  ];
}

/** Of these one must have been written; who left the payment of an order alone is told nothing. */
const TELLING: Partial<Readonly<Record<Booking['status'], readonly string[]>>> = {
  confirmed: ['confirmed'],
  canceled: ['canceled'],
  refunded: ['failed', 'refunded'],
  failed: ['failed'],
  expired: ['lapsed'],
};

function mailClaims(booking: Booking, mails: readonly string[]): Claim[] {
  const { type, changesMade } = flightOf(booking);
  const wasLeft = booking.status === 'expired' && type === 'instant';
  return [
    [
      'whoever booked is told',
      wasLeft || mails.some((kind) => TELLING[booking.status]?.includes(kind)),
    ],
    [
      'every change is told',
      mails.filter((kind) => kind === 'changed').length === changesMade.length,
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
    ...orderClaims(life, booking),
    ...mailClaims(booking, mails),
  ]
    .filter(([, holds]) => !holds)
    .map(([claim]) => claim);
}
