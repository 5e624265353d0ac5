import {
  canCancelPartly,
  foldExchanged,
  isPartlyOrTotallyRefunded,
  isTotallyRefunded,
  itemStatusKey,
} from './train-status';
import type { CancellableItem } from './train-status';

const STATUSES: [status: string, key: string, total: boolean, partlyOrTotal: boolean][] = [
  ['CREATED', 'created', false, false],
  ['PREBOOKED', 'prebooked', false, false],
  ['AUTHORIZED', 'authorized', false, false],
  ['CONFIRMED', 'confirmed', false, false],
  ['INVOICED', 'invoiced', false, false],
  ['CANCELLATION_IN_PROGRESS', 'cancellationInProgress', true, true],
  ['PARTIALLY_CANCELED', 'partiallyCanceled', false, true],
  ['CANCELED', 'canceled', true, true],
  ['CANCEL_FORCED', 'cancelForced', true, true],
  ['EXCHANGED', 'exchanged', true, true],
  ['ON_A_SIDING', 'other', false, false],
  ['canceled', 'other', false, false],
  ['constructor', 'other', false, false],
  ['', 'other', false, false],
];

const item = ({
  status = 'CONFIRMED',
  partly = false,
  cancellable = 0,
  assignments = [],
}: {
  status?: string;
  partly?: boolean;
  cancellable?: number;
  assignments?: boolean[];
}): CancellableItem => ({
  bookingItemStatus: status,
  cancelationEligibility: {
    partiallyEligible: partly,
    cancellableItems: Array.from({ length: cancellable }, () => ({ fareOfferIds: ['f1'] })),
  },
  productAssignments: assignments.map((eligible) => ({ cancelationEligibility: { eligible } })),
});

const EVERYTHING = { partly: true, cancellable: 1, assignments: [true] };

describe('statuses of items', () => {
  it.each(STATUSES)('TRN-43 names the text of %s: %s', (status, key) => {
    expect(itemStatusKey(status)).toBe(key);
  });

  it.each(STATUSES)(
    'TRN-44 TRN-45 %s (%s) is totally refunded: %s, partly or totally: %s',
    (status, _, total, partlyOrTotal) => {
      expect([isTotallyRefunded(status), isPartlyOrTotallyRefunded(status)]).toEqual([
        total,
        partlyOrTotal,
      ]);
    },
  );

  it.each([
    ['nothing is eligible', item({}), false],
    ['it is partially eligible', item({ partly: true }), true],
    ['it has cancellable items', item({ cancellable: 1 }), true],
    ['a product assignment is eligible', item({ assignments: [false, true] }), true],
    ['no product assignment is eligible', item({ assignments: [false, false] }), false],
    [
      'a part of it is gone already',
      item({ status: 'PARTIALLY_CANCELED', assignments: [true] }),
      true,
    ],
    [
      'a part of it is gone and nothing else is eligible',
      item({ status: 'PARTIALLY_CANCELED' }),
      false,
    ],
    ['its status is not known', item({ status: 'ON_A_SIDING', partly: true }), true],
    ['it is refunded, whatever is eligible', item({ status: 'CANCELED', ...EVERYTHING }), false],
    [
      'it is being refunded, whatever is eligible',
      item({ status: 'CANCELLATION_IN_PROGRESS', ...EVERYTHING }),
      false,
    ],
    [
      'the carrier cancelled it, whatever is eligible',
      item({ status: 'CANCEL_FORCED', ...EVERYTHING }),
      false,
    ],
    ['it is exchanged, whatever is eligible', item({ status: 'EXCHANGED', ...EVERYTHING }), false],
  ])('TRN-46 offers single tickets when %s', (_, candidate, expected) => {
    expect(canCancelPartly(candidate)).toBe(expected);
  });
});

describe('exchanged items in the list', () => {
  const folded = (items: readonly [id: string, replacedBy: string | null][]) =>
    foldExchanged(items.map(([id, replacedBy]) => ({ id, replacedBy }))).map(
      ({ item: { id }, replaced }) => [id, ...replaced.map((old) => old.id)].join(),
    );

  it.each<[string, readonly [string, string | null][], string[]]>([
    [
      'nothing was exchanged',
      [
        ['a', null],
        ['b', null],
      ],
      ['a', 'b'],
    ],
    [
      'one was',
      [
        ['a', 'c'],
        ['b', null],
        ['c', null],
      ],
      ['b', 'c,a'],
    ],
    [
      'one was twice',
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', null],
      ],
      ['c,a,b'],
    ],
    ['the replacement is not there', [['a', 'x']], ['a']],
    ['it says to replace itself', [['a', 'a']], ['a']],
  ])('OQ-70 folds exchanged items under their replacement when %s', (_, items, expected) => {
    expect(folded(items)).toEqual(expected);
  });
});
