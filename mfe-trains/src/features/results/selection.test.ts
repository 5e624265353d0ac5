import {
  buildReturnSearch,
  buildReturnSolution,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainSegment,
} from '@wayfare/testing';
import {
  lostTrain,
  selectionIn,
  ticketKey,
  ticketsWanted,
  trainsOf,
  type SelectionQuery,
} from './selection';
import { clearedFrom, readSelection, withSelection } from './selection-query';

const result = buildReturnSearch();
const [DIRECT = '', BY_BRUSSELS = ''] = [
  '2027-01-14T08:14~Eurostar 9320~STANDARD',
  '2027-01-14T09:10~IC 9220+Eurostar 9340~STANDARD',
];
const BACK = '2027-01-17T14:25~Eurostar 9357~STANDARD';
const asked = (change: Partial<SelectionQuery>): SelectionQuery => ({
  out: '',
  back: '',
  step: 'out',
  ...change,
});
const idsOf = (trains: ReturnType<typeof trainsOf>) =>
  trains.map(({ offers }) => offers.map(({ id }) => id));

it('a ticket is known by its trains, class and flexibility', () => {
  const [train] = trainsOf(buildTicketSearch(), 0);
  expect(train?.offers.map((offer) => ticketKey(train.solution, offer))).toEqual([
    `${DIRECT}~SEMI_FLEX`,
  ]);
});

describe('the trains that can be bought', () => {
  it('are all of the way out', () => {
    expect(idsOf(trainsOf(result, 0))).toEqual([['offer-1', 'offer-3'], ['offer-2']]);
  });

  it.each([
    ['a ticket by itself', `${DIRECT}~SEMI_FLEX`, [['offer-4']]],
    ['a return fare', `${DIRECT}~RETURN`, [['offer-5']]],
  ])('OQ-66 are on the way back those that go together with %s', (_, out, expected) => {
    expect(idsOf(trainsOf(result, 1, selectionIn(result, asked({ out })).out))).toEqual(expected);
  });

  it('leave no earlier than one has arrived', () => {
    const early = buildReturnSolution({
      segments: [
        buildTrainSegment({
          departure: '2027-01-14T11:00:00+01:00',
          arrival: '2027-01-14T14:00:00+01:00',
        }),
      ],
    });
    const sameDay = buildReturnSearch({
      legs: result.legs.map((leg, index) => (index === 1 ? { ...leg, solutions: [early] } : leg)),
    });
    const { out } = selectionIn(sameDay, asked({ out: `${DIRECT}~SEMI_FLEX` }));
    expect(out).not.toBeNull();
    expect(trainsOf(sameDay, 1, out)).toEqual([]);
  });

  it('are not those that nobody sells', () => {
    expect(
      trainsOf(buildTicketSearch({ offers: [buildTicketOffer({ legSolution: 'sol-2' })] }), 0),
    ).toHaveLength(1);
    expect(trainsOf(buildTicketSearch({ offers: [] }), 0)).toEqual([]);
  });
});

describe('the choice of an address', () => {
  it.each<[string, Partial<SelectionQuery>, string, (string | null)[], boolean]>([
    ['nothing', {}, 'out', [null, null], false],
    ['a ticket out', { out: `${BY_BRUSSELS}~SEMI_FLEX` }, 'out', ['offer-2', null], false],
    [
      'a ticket out, done',
      { out: `${DIRECT}~SEMI_FLEX`, step: 'back' },
      'back',
      ['offer-1', null],
      false,
    ],
    [
      'both, done',
      { out: `${DIRECT}~RETURN`, back: `${BACK}~RETURN`, step: 'review' },
      'review',
      ['offer-3', 'offer-5'],
      false,
    ],
    [
      'both, the way out being changed',
      { out: `${DIRECT}~RETURN`, back: `${BACK}~RETURN` },
      'out',
      ['offer-3', 'offer-5'],
      false,
    ],
    [
      'tickets that do not go together',
      { out: `${DIRECT}~SEMI_FLEX`, back: `${BACK}~RETURN`, step: 'review' },
      'back',
      ['offer-1', null],
      true,
    ],
    [
      'a review without a ticket back',
      { out: `${DIRECT}~SEMI_FLEX`, step: 'review' },
      'back',
      ['offer-1', null],
      false,
    ],
    [
      'a train that is gone',
      { out: '2027-01-14T07:00~ICE 1~STANDARD~SEMI_FLEX', step: 'back' },
      'out',
      [null, null],
      true,
    ],
  ])('of %s', (_, query, step, offers, isLost) => {
    const { out, back, ...rest } = selectionIn(result, asked(query));
    expect({ ...rest, offers: [out?.offer.id ?? null, back?.offer.id ?? null] }).toEqual({
      step,
      offers,
      isLost,
    });
  });

  it.each<[string, Partial<SelectionQuery>, ReturnType<typeof lostTrain>]>([
    ['nothing', {}, null],
    ['a ticket that is there', { out: `${DIRECT}~SEMI_FLEX` }, null],
    [
      'a train out of another hour',
      { out: '2027-01-14T19:40~ICE 1~STANDARD~SEMI_FLEX' },
      { direction: 0, hour: 19 },
    ],
    [
      'a train back of another hour',
      { out: `${DIRECT}~SEMI_FLEX`, back: '2027-01-17T21:25~ICE 1~STANDARD~SEMI_FLEX' },
      { direction: 1, hour: 21 },
    ],
    ['no hour', { out: 'x~ICE 1' }, null],
    ['an hour that there is not', { out: '2027-01-14T29:40~ICE 1' }, null],
  ])('of %s says what is lost', (_, query, expected) => {
    expect(lostTrain(selectionIn(result, asked(query)), asked(query))).toEqual(expected);
  });

  it.each<[string, 0 | 1, Partial<SelectionQuery>, string]>([
    ['all for the way out', 0, { out: `${DIRECT}~RETURN` }, 'both'],
    ['all as long as none is chosen', 1, {}, 'both'],
    ['those sold alone beside one of them', 1, { out: `${DIRECT}~SEMI_FLEX` }, 'single'],
    ['return fares beside one of them', 1, { out: `${DIRECT}~RETURN` }, 'bound'],
  ])('OQ-66 leaves %s', (_, direction, query, expected) => {
    expect(ticketsWanted(direction, selectionIn(result, asked(query)))).toBe(expected);
  });

  it('goes straight to its review on a single journey', () => {
    expect(
      selectionIn(buildTicketSearch(), asked({ out: `${DIRECT}~SEMI_FLEX`, step: 'back' })),
    ).toMatchObject({ step: 'review', isLost: false });
  });

  it('comes back from the address, beside the search', () => {
    const search = new URLSearchParams('from=NL:amsterdam&adult=1');
    const selection = asked({ out: `${DIRECT}~RETURN`, step: 'back' });
    expect(readSelection(new URLSearchParams(withSelection(search, selection).toString()))).toEqual(
      selection,
    );
    expect(withSelection(withSelection(search, selection), asked({})).toString()).toBe(
      search.toString(),
    );
  });

  it.each([
    [0, { out: '', back: '', step: 'out' }],
    [1, { out: 'a', back: '', step: 'back' }],
  ] as const)('TRN-12 is cleared from direction %i on', (direction, expected) => {
    expect(clearedFrom(direction, { out: 'a', back: 'b', step: 'review' })).toEqual(expected);
  });
});
