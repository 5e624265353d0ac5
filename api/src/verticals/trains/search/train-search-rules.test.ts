import type { SearchLeg } from '@wayfare/api-contract';
import type en from '../../../../locales/en/messages.json';
import { clockAt, legsProblem, passStartProblem } from './train-search-rules';

/** `NL:amsterdam FR:paris 2026-12-10T08:00` */
const leg = (text: string): SearchLeg => {
  const [origin = '', destination = '', departure = ''] = text.split(' ');
  return { origin, destination, departure };
};
const legs = (text: string) => text.split(', ').map(leg);

const ZONES: Readonly<Record<string, string>> = {
  'NL:amsterdam': 'Europe/Amsterdam',
  'FR:paris': 'Europe/Paris',
  'GB:london': 'Europe/London',
  'FI:helsinki': 'Europe/Helsinki',
};
const NOW = Date.parse('2026-11-20T22:30:00Z');
const clockOf = (code: string) => (ZONES[code] === undefined ? null : clockAt(ZONES[code], NOW));

describe('A search for tickets', () => {
  it('reads the clock of each place', () => {
    expect(Object.keys(ZONES).map(clockOf)).toEqual([
      '2026-11-20T23:30',
      '2026-11-20T23:30',
      '2026-11-20T22:30',
      '2026-11-21T00:30',
    ]);
  });

  it.each([
    ['TRN-55 one way', 'NL:amsterdam FR:paris 2026-12-10T08:00'],
    [
      'TRN-56 a return on the same day',
      'NL:amsterdam FR:paris 2026-12-10T08:00, FR:paris NL:amsterdam 2026-12-10T18:00',
    ],
    [
      'TRN-56 a return at the same time',
      'NL:amsterdam FR:paris 2026-12-10T08:00, FR:paris NL:amsterdam 2026-12-10T08:00',
    ],
    ['TRN-55 the hour that is running', 'NL:amsterdam FR:paris 2026-11-20T23:00'],
    ['TRN-55 an hour that has begun where it is earlier', 'GB:london FR:paris 2026-11-20T22:00'],
    ['OQ-63 330 days ahead', 'NL:amsterdam FR:paris 2027-10-16T23:59'],
    [
      'an open jaw',
      'NL:amsterdam FR:paris 2026-12-10T08:00, GB:london NL:amsterdam 2026-12-17T08:00',
    ],
  ])('may be for %s', (_what, journey) => {
    expect(legsProblem(legs(journey), clockOf)).toBeNull();
  });

  it.each<[string, string, string, keyof typeof en]>([
    [
      'TRN-54 from a place that there is not',
      'NL:nowhere FR:paris 2026-12-10T08:00',
      'legs.0.origin',
      'trains.place',
    ],
    [
      'TRN-54 to a place that there is not',
      'NL:amsterdam FR:nowhere 2026-12-10T08:00',
      'legs.0.destination',
      'trains.place',
    ],
    [
      'TRN-54 back from a place that there is not',
      'NL:amsterdam FR:paris 2026-12-10T08:00, FR:nowhere NL:amsterdam 2026-12-12T08:00',
      'legs.1.origin',
      'trains.place',
    ],
    [
      'TRN-54 to where it begins',
      'NL:amsterdam NL:amsterdam 2026-12-10T08:00',
      'legs.0.destination',
      'trains.samePlace',
    ],
    [
      'TRN-55 yesterday',
      'NL:amsterdam FR:paris 2026-11-19T23:00',
      'legs.0.departure',
      'trains.departurePast',
    ],
    [
      'TRN-55 the hour before',
      'NL:amsterdam FR:paris 2026-11-20T22:59',
      'legs.0.departure',
      'trains.departurePast',
    ],
    [
      'TRN-55 today, where it is tomorrow already',
      'FI:helsinki FR:paris 2026-11-20T23:00',
      'legs.0.departure',
      'trains.departurePast',
    ],
    [
      'TRN-55 no day',
      'NL:amsterdam FR:paris 2027-02-30T08:00',
      'legs.0.departure',
      'dates.invalid',
    ],
    [
      'TRN-55 no time',
      'NL:amsterdam FR:paris 2026-12-10T24:00',
      'legs.0.departure',
      'dates.invalid',
    ],
    [
      'TRN-55 no minute',
      'NL:amsterdam FR:paris 2026-12-10T08:60',
      'legs.0.departure',
      'dates.invalid',
    ],
    [
      'OQ-63 331 days ahead',
      'NL:amsterdam FR:paris 2027-10-17T00:00',
      'legs.0.departure',
      'trains.departureTooFar',
    ],
    [
      'TRN-56 back the day before',
      'NL:amsterdam FR:paris 2026-12-10T08:00, FR:paris NL:amsterdam 2026-12-09T18:00',
      'legs.1.departure',
      'trains.returnOrder',
    ],
    [
      'TRN-56 back an hour before',
      'NL:amsterdam FR:paris 2026-12-10T08:00, FR:paris NL:amsterdam 2026-12-10T07:00',
      'legs.1.departure',
      'trains.returnOrder',
    ],
  ])('is refused with the field: %s', (_what, journey, field, text) => {
    expect(legsProblem(legs(journey), clockOf)).toEqual({ field, text });
  });
});

it.each([
  ['2026-11-21', null],
  ['2027-10-17', null],
  ['2026-11-20', 'trains.startPast'],
  ['2027-10-18', 'trains.startTooFar'],
  ['2026-13-01', 'dates.invalid'],
])('TRN-55 the first day of a pass: %s', (day, text) => {
  expect(passStartProblem(day, '2026-11-21')).toBe(text);
});
