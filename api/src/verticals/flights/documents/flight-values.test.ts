import type { FlightSlice } from '@wayfare/api-contract';
import {
  buildConnectingSlice,
  buildFlightSegment,
  buildFlightSlice,
} from '@wayfare/testing/flight-builders';
import { CONTEXT, DUTCH, FLIGHT } from '../../../../test/builders/build-flight';
import { fareLines } from './fare-section';
import { sliceSection } from './flight-section';
import { flightSource, type FlightPaper } from './flight-source';
import { airportName, clockTime, route, sliceTitle, travelDays } from './flight-values';

const sourceOf = (change: Partial<FlightPaper> = {}, context = CONTEXT) =>
  flightSource({ ...FLIGHT, ...change }, context);
const between = (origin: string, destination: string, departing_at = '2027-01-14T09:20:00') =>
  buildFlightSlice({
    origin,
    destination,
    segments: [buildFlightSegment({ origin, destination, departing_at })],
  });

it.each([
  ['the same day', '2027-01-14T23:50:00', '23:50', '23:50'],
  ['the next day', '2027-01-15T00:05:00', '00:05 (+1 day)', '00:05 (+1 dag)'],
  ['two days later', '2027-01-16T06:00:00', '06:00 (+2 days)', '06:00 (+2 dagen)'],
  ['the day before, over the date line', '2027-01-13T21:10:00', '21:10 (−1 day)', '21:10 (−1 dag)'],
])('OQ-19 a time of %s is marked', (_when, local, english, dutch) => {
  expect([
    clockTime(local, '2027-01-14T09:20:00', sourceOf()),
    clockTime(local, '2027-01-14T09:20:00', sourceOf({}, DUTCH)),
  ]).toEqual([english, dutch]);
});

it.each([
  ['AMS', 'Amsterdam Airport Schiphol (AMS)'],
  ['XYZ', 'XYZ'],
])('FLT-32 %s is called %s', (code, name) => {
  expect(airportName(code, sourceOf())).toBe(name);
});

it.each<[string, FlightSlice[], string, string[]]>([
  [
    'one way',
    [buildFlightSlice()],
    'Amsterdam – Barcelona, 14 January 2027',
    ['Your flight: Amsterdam – Barcelona'],
  ],
  [
    'there and back',
    [buildFlightSlice(), buildConnectingSlice()],
    'Amsterdam – Barcelona, 14 – 21 January 2027',
    ['Outbound: Amsterdam – Barcelona', 'Return: Barcelona – Amsterdam'],
  ],
  [
    'there and back in a day',
    [buildFlightSlice(), between('BCN', 'AMS', '2027-01-14T20:00:00')],
    'Amsterdam – Barcelona, 14 January 2027',
    ['Outbound: Amsterdam – Barcelona', 'Return: Barcelona – Amsterdam'],
  ],
  [
    'by several cities',
    [
      buildFlightSlice(),
      between('BCN', 'CDG', '2027-01-31T10:00:00'),
      between('CDG', 'AMS', '2027-02-02T10:00:00'),
    ],
    'Amsterdam – Barcelona – Paris – Amsterdam, 14 January – 2 February 2027',
    [
      'Flight 1: Amsterdam – Barcelona',
      'Flight 2: Barcelona – Paris',
      'Flight 3: Paris – Amsterdam',
    ],
  ],
])('a journey %s is named by its cities and days', (_kind, slices, title, titles) => {
  const source = sourceOf({ slices });
  expect(`${route(source)}, ${travelDays(source)}`).toBe(title);
  slices.forEach((slice, index) =>
    expect(sliceTitle(slice, source)).toMatch(new RegExp(`^${titles[index] ?? '-'}, `)),
  );
});

it('a flight that lands on its way and a change of airport are said', () => {
  const slice = buildFlightSlice({
    segments: [
      buildFlightSegment({
        destination: 'CDG',
        destination_terminal: null,
        stops: [{ airport: 'BCN', duration: null }],
      }),
      buildFlightSegment({
        origin: 'ORY',
        destination: 'BCN',
        departing_at: '2027-01-14T14:00:00',
        aircraft: '',
      }),
    ],
  });
  const section = sliceSection(slice, sourceOf({ slices: [slice] }));
  expect(section).toMatchObject({
    facts: [
      {
        note: '2 h 10 min · Economy · Boeing 737-800 · lands in Josep Tarradellas Barcelona-El Prat Airport (BCN)',
      },
      {
        label: 'Change of plane',
        value: '2 h 30 min, from Paris Charles de Gaulle Airport (CDG) to ORY',
      },
      { note: '2 h 10 min · Economy' },
      { label: 'Travel time' },
    ],
  });
});

type Condition = FlightPaper['conditions']['change_before_departure'];
const costs = (
  penalty_amount: string | null,
  penalty_currency: string | null = 'EUR',
): Condition => ({ allowed: true, penalty_amount, penalty_currency });

it.each<[string, Condition, number, string, string]>([
  [
    'nothing is known',
    null,
    2,
    'The airline has not said whether the flights can be changed.',
    'The airline has not said whether it refunds the fare when you cancel.',
  ],
  [
    'it is not allowed',
    { allowed: false, penalty_amount: null, penalty_currency: null },
    2,
    'The flights cannot be changed.',
    'The fare is not refunded when you cancel.',
  ],
  [
    'a price is not known',
    costs(null, null),
    2,
    'The flights can be changed before departure. You see what it costs before you confirm it.',
    'You can cancel before departure. You see what comes back before you confirm it.',
  ],
  [
    'it is free',
    costs('0.00'),
    2,
    'Changing before departure is free; you only pay a difference in price.',
    'Cancelling before departure is free: the whole fare is refunded.',
  ],
  [
    'it costs one traveller something',
    costs('70.00'),
    1,
    'Changing before departure costs €70.00 and a difference in price.',
    'Cancelling before departure costs €70.00; the rest of the fare is refunded.',
  ],
  [
    'it costs several something',
    costs('140.00'),
    2,
    'Changing before departure costs €140.00 for all travellers together, and a difference in price.',
    'Cancelling before departure costs €140.00 for all travellers together; the rest of the fare is refunded.',
  ],
  [
    'it costs pounds',
    costs('50.00', 'GBP'),
    1,
    'Changing before departure costs 50.00 GBP and a difference in price.',
    'Cancelling before departure costs 50.00 GBP; the rest of the fare is refunded.',
  ],
])(
  'OQ-46 conditions where %s are said in words',
  (_what, condition, travellers, change, refund) => {
    const slices = FLIGHT.slices.map((slice) => ({
      ...slice,
      fare_brand_name: null,
      conditions: { ...slice.conditions, change_before_departure: condition },
    }));
    const source = sourceOf({
      slices,
      travellers: FLIGHT.travellers.slice(0, travellers),
      conditions: { change_before_departure: condition, refund_before_departure: condition },
    });
    expect(fareLines(source)).toEqual([change, refund]);
  },
);
