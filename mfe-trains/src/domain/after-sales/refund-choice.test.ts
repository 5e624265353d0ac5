import type { PassItem, TicketItem, TrainItem } from '@wayfare/api-contract';
import { buildPassItem, buildTrainBookingView } from '@wayfare/testing';
import { cancelRefusal, exchangeRefusal, isCancellable, namesRefusal } from './item-rules';
import { refundItems, refundModes, travellersLeft, type RefundMode } from './refund-choice';

const [BOUGHT] = buildTrainBookingView().bookingItems;
if (BOUGHT?.type !== 'point-to-point') throw new Error('a ticket is booked');
const ticketOf = (changes: Partial<TicketItem> = {}): TicketItem => ({ ...BOUGHT, ...changes });
const passOf = (changes: Partial<PassItem> = {}) =>
  buildPassItem({
    bookingItemStatus: 'CONFIRMED',
    cancelationEligibility: { eligible: true, partiallyEligible: false, cancellableItems: [] },
    ...changes,
  });
const NEVER = { eligible: false, partiallyEligible: false, cancellableItems: [] };
const withTickets = (eligible: readonly boolean[], canceled: readonly boolean[] = []) =>
  BOUGHT.productAssignments.map((ticket, index) => ({
    ...ticket,
    cancelationEligibility: { eligible: eligible[index] ?? false },
    isCanceled: canceled[index] ?? false,
  }));
const fixed = ticketOf({
  cancelationEligibility: NEVER,
  productAssignments: withTickets([false, false]),
});

describe('what can be given back', () => {
  it.each<[string, TrainItem[], RefundMode[]]>([
    ['one ticket of two travellers', [ticketOf()], ['all', 'traveller']],
    ['a pass alone', [passOf()], ['all']],
    ['a ticket and a pass', [ticketOf(), passOf()], ['all', 'selected', 'traveller']],
    ['a pass beside a ticket that is kept', [fixed, passOf()], ['selected']],
    ['a ticket that is kept', [fixed], []],
    [
      'what is exchanged beside a pass',
      [ticketOf({ bookingItemStatus: 'EXCHANGED' }), passOf()],
      ['all'],
    ],
    ['what is gone', [ticketOf({ bookingItemStatus: 'CANCELED' })], []],
    [
      'one traveller’s ticket only',
      [
        ticketOf({
          cancelationEligibility: { ...NEVER, partiallyEligible: true },
          productAssignments: withTickets([false, true]),
        }),
      ],
      ['traveller'],
    ],
    [
      'the last traveller’s ticket',
      [
        ticketOf({
          bookingItemStatus: 'PARTIALLY_CANCELED',
          productAssignments: withTickets([true, true], [true]),
        }),
      ],
      ['all'],
    ],
  ])('TRN-47 TRN-48 TRN-49 %s', (_, items, modes) => {
    expect(refundModes(items)).toEqual(modes);
  });

  it.each([
    ['TRN-47 all that is left', { mode: 'all', chosen: [] }, [{ id: 'item-1' }, { id: 'item-2' }]],
    ['TRN-48 the chosen item only', { mode: 'selected', chosen: ['item-2'] }, [{ id: 'item-2' }]],
    ['TRN-48 nothing while none is chosen', { mode: 'selected', chosen: [] }, []],
    [
      'TRN-49 the tickets of one traveller',
      { mode: 'traveller', chosen: ['item-1 t2'] },
      [{ id: 'item-1', productAssignmentIds: ['pa-2'] }],
    ],
    [
      'TRN-49 those of two travellers together',
      { mode: 'traveller', chosen: ['item-1 t2', 'item-1 t1'] },
      [{ id: 'item-1', productAssignmentIds: ['pa-1', 'pa-2'] }],
    ],
  ] as const)('%s', (_, choice, request) => {
    expect(refundItems([ticketOf(), passOf()], choice)).toEqual(request);
  });

  it.each([
    [
      'listed',
      { ...NEVER, cancellableItems: [{ fareOfferIds: ['fare-2'] }] },
      [{ id: 'item-1', fareOfferIds: ['fare-2'] }],
    ],
    [
      'listed with somebody else’s',
      { ...NEVER, cancellableItems: [{ fareOfferIds: ['fare-1', 'fare-2'] }] },
      [],
    ],
    [
      'not listed but partly eligible',
      { ...NEVER, partiallyEligible: true },
      [{ id: 'item-1', fareOfferIds: ['fare-2'] }],
    ],
  ])(
    'TRN-49 asks by fare where no ticket is assigned: %s',
    (_, cancelationEligibility, request) => {
      expect(
        refundItems([ticketOf({ productAssignments: [], cancelationEligibility })], {
          mode: 'traveller',
          chosen: ['item-1 t2'],
        }),
      ).toEqual(request);
    },
  );

  it('knows who still travels', () => {
    expect(
      travellersLeft(ticketOf({ productAssignments: withTickets([true, true], [true]) })).map(
        ({ id }) => id,
      ),
    ).toEqual(['t2']);
    expect(travellersLeft(ticketOf({ productAssignments: [] })).map(({ id }) => id)).toEqual([
      't1',
      't2',
    ]);
  });
});

describe('what can be done with an item', () => {
  it.each([
    [
      'partly eligible',
      { cancelationEligibility: { ...NEVER, partiallyEligible: true }, productAssignments: [] },
      true,
    ],
    [
      'with fares that may go',
      {
        cancelationEligibility: { ...NEVER, cancellableItems: [{ fareOfferIds: ['fare-1'] }] },
        productAssignments: [],
      },
      true,
    ],
    [
      'with a ticket that may go',
      { cancelationEligibility: NEVER, productAssignments: withTickets([true]) },
      true,
    ],
    ['with nothing of it', { cancelationEligibility: NEVER, productAssignments: [] }, false],
    ['exchanged', { bookingItemStatus: 'EXCHANGED' }, false],
    ['refunded', { bookingItemStatus: 'CANCELLATION_IN_PROGRESS' }, false],
  ])('TRN-46 is given back: %s', (_, changes, expected) => {
    expect(isCancellable(ticketOf(changes))).toBe(expected);
  });

  it.each([
    ['confirmed', {}, [null, null, null]],
    ['completing', {}, ['busy', 'busy', 'busy']],
    ['failed', {}, ['status', 'status', 'status']],
    ['confirmed', { bookingItemStatus: 'EXCHANGED' }, ['gone', 'gone', 'gone']],
    [
      'confirmed',
      {
        cancelationEligibility: NEVER,
        productAssignments: [],
        exchangeEligibility: { eligible: false, routeChangePossible: false },
        editTravelersEligibility: { eligible: false, reason: 'x', remaining: 0 },
      },
      ['carrier', 'carrier', 'carrier'],
    ],
  ] as const)('is refused in a booking that is %s, with %j: %j', (status, changes, expected) => {
    const item = ticketOf(changes as Partial<TicketItem>);
    expect([
      cancelRefusal({ status }, item),
      exchangeRefusal({ status }, item),
      namesRefusal({ status }, item),
    ]).toEqual(expected);
  });

  it('never exchanges a pass', () => {
    expect(
      exchangeRefusal(
        { status: 'confirmed' },
        passOf({ exchangeEligibility: { eligible: true, routeChangePossible: false } }),
      ),
    ).toBe('carrier');
  });
});
