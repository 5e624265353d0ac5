import type { RefundItem } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import { Problem } from '../../../platform/http/problem';
import type { RailRefundItem } from '../../../ports/rail-after-sales';
import type { RailItem } from '../../../ports/rail-items';
import { aRailItem, ticketLocation } from '../../../../test/builders/build-rail-item';
import {
  confirmed,
  refunded,
  refundOf,
} from '../../../../test/fakes/railway/railway-amendments.fake';
import { askedItems, isWholeRefund, refundRecord } from './refund-terms';

const SOON = new Date('2026-11-20T10:00:00Z');

/** Two travellers each: `a-f1` and `a-f2` with tickets `a-f1-a` and `a-f2-a`. */
const item = (id: string): RailItem =>
  confirmed(aRailItem(id, [ticketLocation({ ages: [40, 8] })], SOON));
const quoteOf = (items: readonly RailItem[], asked: readonly RailRefundItem[]) =>
  refundOf('r1', items, asked, SOON);

const ONE_TICKET = { id: 'a', assignmentIds: ['a-f1-a'] };
const [A, B] = [item('a'), item('b')];
const HALF_A = refunded(A, quoteOf([A], [ONE_TICKET]));
const NO_A = refunded(A, quoteOf([A], [{ id: 'a' }]));

function refusal(asked: readonly RefundItem[], items: readonly RailItem[]): unknown {
  try {
    return askedItems(asked, items);
  } catch (error) {
    return error instanceof Problem ? [error.field, error.text] : error;
  }
}

describe('what is given back', () => {
  it.each<[string, RefundItem[], RailRefundItem[]]>([
    ['TRN-47 all of both items', [{ id: 'a' }, { id: 'b' }], [{ id: 'a' }, { id: 'b' }]],
    ['TRN-48 one of two items', [{ id: 'b' }], [{ id: 'b' }]],
    [
      'TRN-49 the ticket of one traveller',
      [{ id: 'a', productAssignmentIds: ['a-f2-a'] }],
      [{ id: 'a', assignmentIds: ['a-f2-a'] }],
    ],
    [
      'TRN-49 the fare of one traveller',
      [{ id: 'a', fareOfferIds: ['a-f2'], productAssignmentIds: [] }],
      [{ id: 'a', fareOfferIds: ['a-f2'] }],
    ],
  ])('%s', (_, asked, expected) => {
    expect(askedItems(asked, [A, B])).toEqual(expected);
  });

  it.each<[string, RefundItem[], RailItem[], [string, string]]>([
    [
      'an item that is not in the booking',
      [{ id: 'x' }],
      [A],
      ['request.items.0.id', 'trains.itemUnknown'],
    ],
    [
      'an item twice',
      [{ id: 'a' }, { id: 'a', fareOfferIds: ['a-f1'] }],
      [A],
      ['request.items.1.id', 'trains.itemUnknown'],
    ],
    [
      'an item that is gone',
      [{ id: 'b' }, { id: 'a' }],
      [NO_A, B],
      ['request.items.1.id', 'trains.refundNotPossible'],
    ],
    [
      'no ticket at all, which is not all of them',
      [{ id: 'a', fareOfferIds: [] }],
      [A],
      ['request.items.0', 'trains.ticketUnknown'],
    ],
    [
      'neither ticket nor fare',
      [{ id: 'a', fareOfferIds: [], productAssignmentIds: [] }],
      [A],
      ['request.items.0', 'trains.ticketUnknown'],
    ],
    [
      'a ticket of another item',
      [{ id: 'a', productAssignmentIds: ['b-f1-a'] }],
      [A, B],
      ['request.items.0.productAssignmentIds', 'trains.ticketUnknown'],
    ],
    [
      'a ticket that is gone',
      [{ id: 'a', productAssignmentIds: ['a-f1-a'] }],
      [HALF_A],
      ['request.items.0.productAssignmentIds', 'trains.ticketUnknown'],
    ],
    [
      'a ticket twice',
      [{ id: 'a', productAssignmentIds: ['a-f1-a', 'a-f1-a'] }],
      [A],
      ['request.items.0.productAssignmentIds', 'trains.ticketUnknown'],
    ],
    [
      'a fare of another item',
      [{ id: 'a', fareOfferIds: ['b-f1'] }],
      [A, B],
      ['request.items.0.fareOfferIds', 'trains.ticketUnknown'],
    ],
    [
      'a fare whose ticket is gone',
      [{ id: 'a', fareOfferIds: ['a-f1'] }],
      [HALF_A],
      ['request.items.0.fareOfferIds', 'trains.ticketUnknown'],
    ],
  ])('TRN-47 refuses %s', (_, asked, items, expected) => {
    expect(refusal(asked, items)).toEqual(expected);
  });

  it('TRN-49 takes the fare of an infant, who has no ticket', () => {
    const infant: RailItem = {
      ...A,
      assignments: A.assignments.filter(({ travellerId }) => travellerId === 't1'),
    };
    expect(askedItems([{ id: 'a', fareOfferIds: ['a-f1', 'a-f2'] }], [infant])).toHaveLength(1);
  });
});

describe('whether anything is left', () => {
  it.each<[string, readonly RailItem[], RailRefundItem[], boolean]>([
    ['all of both items', [A, B], [{ id: 'a' }, { id: 'b' }], true],
    ['all of one of two', [A, B], [{ id: 'a' }], false],
    ['all of the last one', [NO_A, B], [{ id: 'b' }], true],
    ['one of two tickets', [A], [ONE_TICKET], false],
    ['both tickets by name', [A], [{ id: 'a', assignmentIds: ['a-f1-a', 'a-f2-a'] }], true],
    ['both tickets by their fares', [A], [{ id: 'a', fareOfferIds: ['a-f1', 'a-f2'] }], true],
    ['the last ticket', [HALF_A], [{ id: 'a', assignmentIds: ['a-f2-a'] }], true],
    [
      'the last ticket of one of two items',
      [HALF_A, B],
      [{ id: 'a', assignmentIds: ['a-f2-a'] }],
      false,
    ],
  ])('TRN-47 a refund of %s is whole: %s', (_, items, asked, expected) => {
    expect(isWholeRefund(items, asked, quoteOf(items, asked))).toBe(expected);
  });
});

describe('what comes back', () => {
  const paid = (captured: number, gone = 0) => ({
    id: 'bk_1',
    charges: [],
    captured,
    refunded: gone,
  });

  it('TRN-51 is what the supplier gives back, its fee apart', () => {
    const asked = [{ id: 'a' }];
    expect(
      refundRecord(paid(17_800), { items: [A, B], asked, quoted: quoteOf([A, B], asked) }),
    ).toEqual({
      version: 2,
      kind: 'refund',
      bookingId: 'bk_1',
      supplierRefund: 'r1',
      asked,
      items: [{ id: 'a', refund: 7_900, fee: 1_000, assignmentIds: ['a-f1-a', 'a-f2-a'] }],
      refund: 7_900,
      fee: 1_000,
      isWhole: false,
    });
  });

  it.each([
    [17_800, 0, 7_900],
    [8_900, 4_000, 4_900],
    [8_900, 8_900, 0],
  ])(
    'TRN-51 is never more than is still paid: of %i with %i given back it is %i',
    (captured, gone, expected) => {
      const asked = [{ id: 'a' }];
      expect(
        refundRecord(paid(captured, gone), { items: [A], asked, quoted: quoteOf([A], asked) })
          .refund,
      ).toBe(expected);
    },
  );

  it('TRN-51 is nothing where the fee is all of it', () => {
    const quoted = {
      ...quoteOf([A], [{ id: 'a' }]),
      items: [{ id: 'a', refund: money(0), fee: money(8_900), assignmentIds: [] }],
    };
    expect(refundRecord(paid(8_900), { items: [A], asked: [{ id: 'a' }], quoted })).toMatchObject({
      refund: 0,
      fee: 8_900,
      isWhole: true,
    });
  });
});
