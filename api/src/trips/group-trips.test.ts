import { addDays } from '@wayfare/domain';
import { PLACES, type PlaceName } from '../../test/builders/build-trip-place';
import { destinationsOf } from './destinations';
import { groupTrips, type Journey, type Part } from './group-trips';
import { isNear } from './trip-place';

const FIRST = '2026-12-01';
const day = (number: number) => addDays(FIRST, number - 1);

const part = (
  form: Part['form'],
  [from, start]: readonly [PlaceName, number],
  [to, end]: readonly [PlaceName, number],
): Part => ({
  form,
  start: { day: day(start), place: PLACES[from] },
  end: { day: day(end), place: PLACES[to] },
});
const ride = (from: PlaceName, to: PlaceName, on: number, arrives = on) =>
  part('ride', [from, on], [to, arrives]);
const stay = (at: PlaceName, from: number, until: number) => part('stay', [at, from], [at, until]);
const pass = (from: number, until: number) => part('days', ['pass', from], ['pass', until]);
/** A flight or train there and back. */
const return_ = (from: PlaceName, to: PlaceName, out: number, back: number) => [
  ride(from, to, out),
  ride(to, from, back),
];

/** Trips as the letters of their journeys, which are a, b, c in the order given. */
function grouped(journeys: readonly (readonly Part[])[]): string[] {
  const named = journeys.map((parts, index): Journey => ({ id: 'abcdefgh'[index] ?? '', parts }));
  return groupTrips(named)
    .map((ids) => [...ids].sort().join(''))
    .sort();
}

describe('which bookings are one trip', () => {
  const BARCELONA = return_('AMS', 'BCN', 3, 10);

  it.each<[string, (readonly Part[])[], string[]]>([
    ['a flight out and back', [BARCELONA], ['a']],
    ['with the hotel between', [BARCELONA, [stay('hotelBarcelona', 3, 10)]], ['ab']],
    [
      'with the train from the airport, which has a name and no position',
      [BARCELONA, [ride('BCN', 'sants', 3)], [stay('hotelBarcelona', 3, 10)]],
      ['abc'],
    ],
    [
      'with the train to the airport at home and from it',
      [BARCELONA, [ride('groningen', 'schiphol', 3)], [ride('schiphol', 'groningen', 10)]],
      ['abc'],
    ],
    ['with the night before at the airport', [BARCELONA, [stay('hotelAmsterdam', 2, 3)]], ['ab']],
    ['with some nights elsewhere meanwhile', [BARCELONA, [stay('hotelSevilla', 5, 7)]], ['ab']],
    ['not with a hotel at home meanwhile', [BARCELONA, [stay('hotelAmsterdam', 5, 7)]], ['a', 'b']],
    [
      'not with a hotel there a week later',
      [BARCELONA, [stay('hotelBarcelona', 17, 20)]],
      ['a', 'b'],
    ],
    [
      'with a hotel there that begins the day after',
      [BARCELONA, [stay('hotelBarcelona', 11, 13)]],
      ['ab'],
    ],
    [
      'not with a hotel there two days after',
      [BARCELONA, [stay('hotelBarcelona', 12, 13)]],
      ['a', 'b'],
    ],
    [
      'not with the next trip from home, which begins on the day of the return',
      [BARCELONA, return_('amsterdamCentraal', 'parisNord', 10, 12)],
      ['a', 'b'],
    ],
    [
      'two return tickets to one place at one time, as for two families',
      [BARCELONA, return_('AMS', 'BCN', 4, 9)],
      ['ab'],
    ],
    [
      'not two return tickets to different places',
      [BARCELONA, return_('AMS', 'JFK', 4, 9)],
      ['a', 'b'],
    ],
    [
      'a flight to the airport near by',
      [return_('AMS', 'GRO', 3, 10), [stay('hotelBarcelona', 3, 10)]],
      ['ab'],
    ],
    [
      'two single tickets of which one leads back',
      [[ride('AMS', 'BCN', 3)], [ride('BCN', 'AMS', 10)]],
      ['ab'],
    ],
    [
      'with the hotel between',
      [[ride('BCN', 'AMS', 10)], [stay('hotelBarcelona', 3, 10)], [ride('AMS', 'BCN', 3)]],
      ['abc'],
    ],
    [
      'not two single tickets that are six weeks apart',
      [[ride('AMS', 'BCN', 3)], [ride('BCN', 'AMS', 45)]],
      ['a', 'b'],
    ],
    [
      'a tour: each hotel follows the last by train',
      [[stay('hotelBarcelona', 3, 6)], [ride('sants', 'atocha', 6)], [stay('hotelMadrid', 6, 9)]],
      ['abc'],
    ],
    [
      'not two hotels in different towns with nothing between them',
      [[stay('hotelBarcelona', 3, 6)], [stay('hotelMadrid', 6, 9)]],
      ['a', 'b'],
    ],
    [
      'two hotels in one town',
      [[stay('hotelBarcelona', 3, 6)], [stay('hotelBarcelona', 6, 9)]],
      ['ab'],
    ],
    [
      'a flight that leaves from another town than it came to',
      [
        [ride('AMS', 'BCN', 3), ride('MAD', 'AMS', 10)],
        [stay('hotelBarcelona', 3, 6)],
        [stay('hotelMadrid', 6, 10)],
      ],
      ['abc'],
    ],
    [
      'over the Atlantic, where one lands a day later',
      [[ride('JFK', 'AMS', 3, 4)], [stay('hotelAmsterdam', 4, 6)]],
      ['ab'],
    ],
    [
      'over the turn of the year',
      [return_('AMS', 'BCN', 30, 34), [stay('hotelBarcelona', 30, 34)]],
      ['ab'],
    ],
    ['not a pass with what is in its days', [[pass(1, 30)], BARCELONA], ['a', 'b']],
    ['nothing of nothing', [], []],
  ])('%s', (_what, journeys, expected) => {
    expect(grouped(journeys)).toEqual(expected);
    // the order in which they were booked changes nothing
    expect(
      groupTrips(named(journeys).reverse())
        .map((ids) => [...ids].sort().join(''))
        .sort(),
    ).toEqual(expected);
  });

  const named = (journeys: readonly (readonly Part[])[]) =>
    journeys.map((parts, index): Journey => ({ id: 'abcdefgh'[index] ?? '', parts }));
});

describe('where a trip leads', () => {
  it.each<[string, Part[], string[]]>([
    ['there and back', return_('AMS', 'BCN', 3, 10), ['Barcelona']],
    [
      'with a hotel near an airport of another name',
      [ride('AMS', 'GRO', 3), stay('hotelBarcelona', 3, 10), ride('GRO', 'AMS', 10)],
      ['Barcelona'],
    ],
    [
      'a night at home before it',
      [stay('hotelAmsterdam', 2, 3), ...return_('AMS', 'BCN', 3, 10)],
      ['Barcelona'],
    ],
    ['one way', [ride('AMS', 'BCN', 3)], ['Barcelona']],
    [
      'a change on the way there',
      [ride('AMS', 'MAD', 3), ride('MAD', 'BCN', 3), ride('BCN', 'AMS', 10)],
      ['Barcelona'],
    ],
    [
      'a tour',
      [stay('hotelBarcelona', 3, 6), ride('sants', 'atocha', 6), stay('hotelMadrid', 6, 9)],
      ['Barcelona', 'Madrid'],
    ],
    ['a day out', return_('amsterdamCentraal', 'parisNord', 3, 3), ['Paris Gare du Nord']],
    ['a hotel alone', [stay('hotelParis', 3, 4)], ['Paris']],
    [
      'a hotel and the train from the airport and back to it',
      [ride('BCN', 'sants', 3), stay('hotelBarcelona', 3, 10), ride('sants', 'BCN', 10)],
      ['Barcelona'],
    ],
    ['a pass', [pass(1, 30)], ['Global Pass']],
  ])('%s', (_what, parts, expected) => expect(destinationsOf(parts)).toEqual(expected));
});

describe('what is near', () => {
  it.each<[PlaceName, PlaceName, boolean]>([
    ['BCN', 'hotelBarcelona', true],
    ['GRO', 'hotelBarcelona', true],
    ['BCN', 'MAD', false],
    ['sants', 'BCN', true],
    ['schiphol', 'AMS', true],
    ['amsterdamCentraal', 'hotelAmsterdam', true],
    ['parisNord', 'hotelParis', true],
    ['parisNord', 'schiphol', false],
    ['schiphol', 'sants', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(isNear(PLACES[one], PLACES[other])).toBe(expected);
    expect(isNear(PLACES[other], PLACES[one])).toBe(expected);
  });
});
