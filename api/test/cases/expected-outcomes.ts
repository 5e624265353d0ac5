import type { BookingStatus, FailureReason } from '@wayfare/api-contract';
import type { MailKind, PaymentState } from '../../src/booking/booking';
import type { Temper } from '../fakes/bank-and-supplier.fake';

interface Outcome {
  readonly status: BookingStatus;
  readonly reason: FailureReason | null;
  readonly paymentState: PaymentState;
  readonly live: number;
  readonly held: number;
  readonly mails: readonly MailKind[];
}

/** What becomes of a booking, by how the supplier behaves. */
export const EXPECTED_OUTCOMES: readonly [Temper, Outcome][] = [
  [
    'sells',
    {
      status: 'confirmed',
      reason: null,
      paymentState: 'captured',
      live: 1,
      held: 20_000,
      mails: ['confirmed'],
    },
  ],
  [
    'refuses',
    {
      status: 'refunded',
      reason: 'NO_ROOMS',
      paymentState: 'voided',
      live: 0,
      held: 0,
      mails: ['failed'],
    },
  ],
  [
    'gone',
    {
      status: 'refunded',
      reason: 'NO_ROOMS',
      paymentState: 'voided',
      live: 0,
      held: 0,
      mails: ['failed'],
    },
  ],
  [
    'dearer',
    {
      status: 'refunded',
      reason: 'PRICE_CHANGED',
      paymentState: 'voided',
      live: 0,
      held: 0,
      mails: ['failed'],
    },
  ],
  [
    'silent',
    {
      status: 'confirmed',
      reason: null,
      paymentState: 'captured',
      live: 1,
      held: 20_000,
      mails: ['confirmed'],
    },
  ],
  [
    'busy',
    {
      status: 'confirmed',
      reason: null,
      paymentState: 'captured',
      live: 1,
      held: 20_000,
      mails: ['confirmed'],
    },
  ],
  [
    'on-request',
    {
      status: 'confirmed',
      reason: null,
      paymentState: 'captured',
      live: 1,
      held: 20_000,
      mails: ['pending', 'confirmed'],
    },
  ],
  [
    'declines-request',
    {
      status: 'refunded',
      reason: 'NOT_CONFIRMED',
      paymentState: 'voided',
      live: 0,
      held: 0,
      mails: ['pending', 'failed'],
    },
  ],
];
