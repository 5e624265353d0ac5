import type { FlightPassenger, FlightSearchSlice } from '@wayfare/api-contract';
import en from '../../../locales/en/messages.json';
import { searchProblem } from './search-rules';

const TODAY = '2026-11-21';
const ADULT: FlightPassenger = { type: 'adult' };
const INFANT: FlightPassenger = { type: 'infant_without_seat' };
const child = (age?: number): FlightPassenger => ({
  type: 'child',
  ...(age === undefined ? {} : { age }),
});
const times = (count: number, passenger: FlightPassenger) =>
  Array.from({ length: count }, () => passenger);

/** `AMS-BCN 2026-12-10, BCN-AMS 2026-12-17` */
function slices(text: string): FlightSearchSlice[] {
  return text.split(', ').map((slice) => {
    const [route = '', date = ''] = slice.split(' ');
    const [origin = '', destination = ''] = route.split('-');
    return { origin, destination, departure_date: date };
  });
}

const RETURN = 'AMS-BCN 2026-12-10, BCN-AMS 2026-12-17';

describe('A flight search', () => {
  it.each<[string, string, FlightPassenger[]]>([
    ['one adult one way', 'AMS-BCN 2026-12-10', [ADULT]],
    ['a return on the same day', 'AMS-BCN 2026-12-10, BCN-AMS 2026-12-10', [ADULT]],
    ['today', 'AMS-BCN 2026-11-21', [ADULT]],
    ['330 days ahead', 'AMS-BCN 2027-10-17', [ADULT]],
    ['nine with a seat and nine infants', RETURN, [...times(9, ADULT), ...times(9, INFANT)]],
    ['children of 2 and 11', RETURN, [ADULT, child(2), child(11)]],
    [
      'an infant of 1 and an adult of 12',
      RETURN,
      [
        { type: 'adult', age: 12 },
        { ...INFANT, age: 1 },
      ],
    ],
    ['an open jaw', 'AMS-BCN 2026-12-10, CDG-AMS 2026-12-17', [ADULT]],
  ])('OQ-49 may be for %s', (_what, journey, passengers) => {
    expect(searchProblem({ slices: slices(journey), passengers }, TODAY)).toBeNull();
  });

  it.each<[string, string, FlightPassenger[], string, keyof typeof en]>([
    ['FLT-19 without an adult', RETURN, [child(8)], 'passengers', 'flights.adultMissing'],
    [
      'OQ-49 with more infants than adults',
      RETURN,
      [ADULT, INFANT, INFANT],
      'passengers',
      'flights.tooManyInfants',
    ],
    [
      'OQ-49 for ten with a seat',
      RETURN,
      [...times(8, ADULT), child(3), child(4)],
      'passengers',
      'flights.tooManySeats',
    ],
    [
      'OQ-49 with a child of no age',
      RETURN,
      [ADULT, child()],
      'passengers.1.age',
      'flights.childAge',
    ],
    ['OQ-49 with a child of 1', RETURN, [ADULT, child(1)], 'passengers.1.age', 'flights.childAge'],
    [
      'OQ-49 with a child of 12',
      RETURN,
      [ADULT, child(7), child(12)],
      'passengers.2.age',
      'flights.childAge',
    ],
    [
      'OQ-49 with an infant of 2',
      RETURN,
      [ADULT, { ...INFANT, age: 2 }],
      'passengers.1.age',
      'flights.infantAge',
    ],
    [
      'OQ-49 with an adult of 11',
      RETURN,
      [{ type: 'adult', age: 11 }],
      'passengers.0.age',
      'flights.adultAge',
    ],
    [
      'FLT-20 for yesterday',
      'AMS-BCN 2026-11-20',
      [ADULT],
      'slices.0.departure_date',
      'flights.datePast',
    ],
    [
      'FLT-20 for no day',
      'AMS-BCN 2027-02-30',
      [ADULT],
      'slices.0.departure_date',
      'dates.invalid',
    ],
    [
      'OQ-49 331 days ahead',
      'AMS-BCN 2027-10-18',
      [ADULT],
      'slices.0.departure_date',
      'flights.dateTooFar',
    ],
    [
      'FLT-20 with a return before the way there',
      'AMS-BCN 2026-12-10, BCN-AMS 2026-12-09',
      [ADULT],
      'slices.1.departure_date',
      'flights.dateOrder',
    ],
    [
      'OQ-49 to where it begins',
      'AMS-AMS 2026-12-10',
      [ADULT],
      'slices.0.destination',
      'flights.samePlace',
    ],
  ])('%s is refused with the field', (_what, journey, passengers, field, text) => {
    expect(searchProblem({ slices: slices(journey), passengers }, TODAY)).toEqual({ field, text });
  });
});
