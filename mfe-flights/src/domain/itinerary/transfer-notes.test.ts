import { buildConnectingSlice, buildFlightDictionary } from '@wayfare/testing';
import type { FlightSegment } from '@wayfare/api-contract';
import { transferNotes } from './transfer-notes';

const [first, second] = buildConnectingSlice().segments;
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');

it.each<[string, Partial<FlightSegment>, string[]]>([
  ['how long it takes and where', {}, ['slice.transfer 1 h 45 min Paris (CDG)']],
  [
    'another terminal',
    { origin_terminal: '2E' },
    ['slice.transfer 1 h 45 min Paris (CDG)', 'slice.otherTerminal 2F 2E'],
  ],
  [
    'nothing of a terminal that is not known',
    { origin_terminal: null },
    ['slice.transfer 1 h 45 min Paris (CDG)'],
  ],
  [
    'another airport',
    { origin: 'ORY' },
    ['slice.transfer 1 h 45 min Paris (CDG)', 'slice.otherAirport ORY'],
  ],
  [
    'the night between',
    { departing_at: '2027-01-22T07:55:00' },
    ['slice.transfer 12 h Paris (CDG)', 'slice.overnight'],
  ],
])('a change of plane tells %s', (_, change, expected) => {
  if (first === undefined || second === undefined) throw new Error('a connection has two flights');
  expect(
    transferNotes(
      first,
      { ...second, ...change },
      { language: 'en', dictionary: buildFlightDictionary(), t },
    ),
  ).toEqual(expected);
});
