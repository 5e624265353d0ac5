import { buildPassItem, buildReturnSolution, buildTicketItem } from '@wayfare/testing';
import { orderProblems } from './journey-order';

/* The way out is 14 January 08:15 to 11:38, the way back on the 17th. */
const OUT = buildTicketItem({ bookingItemStatus: 'CONFIRMED' });
const [out] = OUT.legs;
if (out === undefined) throw new Error('a ticket has a leg');
const back = {
  ...out,
  id: 'leg-2',
  origin: out.destination,
  destination: out.origin,
  solution: buildReturnSolution(),
};
const BACK = buildTicketItem({ id: 'item-2', bookingItemStatus: 'CONFIRMED', legs: [back] });
const BOOKED = [OUT, BACK, buildPassItem()];
const train = (departure: string, arrival: string) => ({
  departure: `2027-01-${departure}:00+01:00`,
  arrival: `2027-01-${arrival}:00+01:00`,
});

describe('the order of journeys after an exchange', () => {
  it.each([
    ['another day before the way back', BOOKED, out, train('15T08:00', '15T11:00'), []],
    [
      'out after the way back has left',
      BOOKED,
      out,
      train('20T08:00', '20T11:00'),
      [['after', 'leg-2']],
    ],
    [
      'out so late that the way back is missed',
      BOOKED,
      out,
      { departure: back.solution.departure, arrival: back.solution.arrival },
      [['after', 'leg-2']],
    ],
    ['back on another day after the way out', BOOKED, back, train('16T08:00', '16T11:00'), []],
    ['back before the way out', BOOKED, back, train('12T08:00', '12T11:00'), [['before', 'leg-1']]],
    [
      'back while the way out is under way',
      BOOKED,
      back,
      train('14T10:00', '14T13:00'),
      [['before', 'leg-1']],
    ],
    [
      'out, when the way back was given back',
      [OUT, { ...BACK, bookingItemStatus: 'CANCELED' }],
      out,
      train('20T08:00', '20T11:00'),
      [],
    ],
  ])('%s', (_, items, leg, solution, expected) => {
    expect(
      orderProblems(items, [{ leg, solution }]).map(({ kind, other }) => [kind, other.id]),
    ).toEqual(expected);
  });

  it.each([
    ['both later, in order', train('20T08:00', '20T11:00'), train('22T08:00', '22T11:00'), []],
    [
      'both on a day, the way back after the way out',
      train('20T08:00', '20T11:00'),
      train('20T12:00', '20T15:00'),
      [],
    ],
    [
      'the way back before the way out',
      train('22T08:00', '22T11:00'),
      train('20T08:00', '20T11:00'),
      [['after', 'leg-2', '2027-01-20T08:00:00+01:00']],
    ],
    [
      'the way back while the way out is under way',
      train('20T08:00', '20T11:00'),
      train('20T10:00', '20T13:00'),
      [['after', 'leg-2', '2027-01-20T10:00:00+01:00']],
    ],
  ])('of %s, named once', (_, first, second, expected) => {
    const found = orderProblems(BOOKED, [
      { leg: out, solution: first },
      { leg: back, solution: second },
    ]);
    expect(found.map(({ kind, other, times }) => [kind, other.id, times.departure])).toEqual(
      expected,
    );
  });
});
