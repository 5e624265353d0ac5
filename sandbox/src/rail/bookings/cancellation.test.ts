import { liveAssignments } from './assignments';
import { cancellationOf, feeCents, withCompanions } from './cancellation';
import { itemStatus } from './item-status';
import { boughtBooking, DEPARTURE, HOUR, NEVER, soldTickets, term } from './testing/sold-items';
import { soldPass } from './testing/sold-pass';

const DAY = 24 * HOUR;

describe('what is kept of tickets', () => {
  test.each([
    ['nothing of a flexible fare', [[10_000, 10_000]], term(0), 0],
    ['a share of each price', [[10_000, 7_550]], term(24, 20), 3_510],
    ['a fee for each traveller', [[10_000, 10_000]], term(24, 0, 1_500), 3_000],
    ['both', [[10_000, 10_000]], term(24, 10, 500), 3_000],
    ['at most what was paid', [[1_000, 10_000]], term(24, 0, 1_500), 2_500],
    ['the fee once for both directions', [[5_000], [5_000]], term(24, 0, 1_500), 1_500],
    ['nothing for an infant', [[10_000, 0]], term(24, 0, 1_500), 1_500],
  ])('TRN-51: %s', (_title, legs, refund, expected) => {
    const item = soldTickets({
      legs,
      refund,
      ages: legs[0]?.map((cents) => (cents === 0 ? 2 : 40)) ?? [],
    });
    expect(feeCents(liveAssignments(item), ({ product }) => product.refund)).toBe(expected);
  });

  test('extras are given back on the terms of their fare', () => {
    const item = soldTickets({ legs: [[10_000]], refund: term(24, 20) });
    item.services = [
      {
        serviceOfferId: 'bag.f0.t1',
        serviceId: 'EXTRA_BAG',
        fareOfferId: 'f0.t1',
        count: 1,
        cents: 1_200,
      },
    ];
    expect(feeCents(liveAssignments(item), ({ product }) => product.refund)).toBe(2_240);
  });
});

describe('what can be given back', () => {
  test.each([
    [
      'two travellers in time',
      { refund: term(24) },
      -25,
      { isWhole: true, isPartial: true, groups: 2 },
    ],
    [
      'a second after the last moment',
      { refund: term(24) },
      -24,
      { isWhole: false, isPartial: false, groups: 0 },
    ],
    [
      'until the train leaves',
      { refund: term(0) },
      -1 / 3_600,
      { isWhole: true, isPartial: true, groups: 2 },
    ],
    [
      'a fare without refunds',
      { refund: NEVER },
      -1_000,
      { isWhole: false, isPartial: false, groups: 0 },
    ],
    [
      'one traveller',
      { refund: term(24), legs: [[10_000]] },
      -25,
      { isWhole: true, isPartial: false, groups: 1 },
    ],
    [
      'both directions of two travellers',
      {
        refund: term(24),
        legs: [
          [5_000, 5_000],
          [5_000, 5_000],
        ],
      },
      -25,
      { isWhole: true, isPartial: true, groups: 2 },
    ],
    [
      'the way back when the way out was travelled',
      { refund: term(24), legs: [[5_000], [5_000]] },
      1,
      { isWhole: false, isPartial: false, groups: 0 },
    ],
  ])('TRN-23, TRN-46: %s', (_title, sold, hours, expected) => {
    const item = soldTickets(sold);
    const { isWhole, isPartial, groups } = cancellationOf(
      boughtBooking(item),
      item,
      DEPARTURE + hours * HOUR,
    );
    expect({ isWhole, isPartial, groups: groups.length }).toEqual(expected);
  });

  test('nothing before it is bought, and nothing of what was exchanged', () => {
    const item = soldTickets();
    const now = DEPARTURE - 2 * DAY;
    expect(
      cancellationOf({ ...boughtBooking(item), reference: undefined }, item, now).isWhole,
    ).toBe(false);
    item.replacedBy = 'rit_2';
    expect(cancellationOf(boughtBooking(item), item, now).isWhole).toBe(false);
  });

  test('a pass until a day before it begins', () => {
    const item = soldPass();
    expect(cancellationOf(boughtBooking(item), item, DEPARTURE - DAY - 1).isWhole).toBe(true);
    expect(cancellationOf(boughtBooking(item), item, DEPARTURE - DAY).isWhole).toBe(false);
  });

  test.each([
    ['another adult stays', [40, 40, 2], ['ticket-f0.t1'], ['t1']],
    ['only an infant would stay', [40, 2, 2], ['ticket-f0.t1'], ['t1', 't2', 't3']],
    ['the infant goes alone', [40, 2], ['ticket-f0.t2'], ['t2']],
  ])('TRN-49: infants do not stay behind alone: %s', (_title, ages, asked, expected) => {
    const item = soldTickets({ ages, legs: [ages.map((age) => (age === 2 ? 0 : 10_000))] });
    expect(
      withCompanions(item, asked, DEPARTURE - DAY).flatMap(({ assignments }) =>
        assignments.map(({ travelerId }) => travelerId),
      ),
    ).toEqual(expected);
  });
});

describe('TRN-43: the status of an item', () => {
  const NOW = DEPARTURE - 2 * DAY;
  test.each([
    ['CONFIRMED', {}],
    ['PARTIALLY_CANCELED', { canceled: new Set(['ticket-f0.t1']) }],
    ['CANCELED', { canceled: new Set(['ticket-f0.t1', 'ticket-f0.t2']) }],
    [
      'CANCELLATION_IN_PROGRESS',
      { canceled: new Set(['ticket-f0.t1', 'ticket-f0.t2']), isSettling: true },
    ],
    ['EXCHANGED', { replacedBy: 'rit_2' }],
  ])('%s', (status, facts) => {
    const item = { ...soldTickets(), ...facts };
    expect(itemStatus(boughtBooking(item), item, NOW)).toBe(status);
  });

  test.each([
    ['CREATED', undefined],
    ['PREBOOKED', NOW + 1],
    ['CREATED', NOW],
  ])('%s before it is bought, prebooked until %p', (status, heldUntil) => {
    const item = soldTickets();
    expect(itemStatus({ ...boughtBooking(item), reference: undefined, heldUntil }, item, NOW)).toBe(
      status,
    );
  });
});
