import { money } from '@wayfare/domain';
import type { StayRate } from '../../src/ports/stay-supplier';

/* For tests: a rate that is paid now, without meals, and not given back. */

export function aRate(facts: Partial<StayRate> & { readonly cents?: number } = {}): StayRate {
  const { cents = 10_000, ...rest } = facts;
  return {
    id: 'rat_1',
    roomName: 'Double room',
    roomCapacity: 2,
    board: 'RO',
    paymentType: 'MERCHANT',
    price: {
      base: money(cents),
      tax: money(0),
      fee: money(0),
      total: money(cents),
      dueAtProperty: money(0),
    },
    memberDeal: false,
    left: null,
    onRequest: false,
    freeCancellationUntil: null,
    refunds: [],
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    ...rest,
  };
}
