import type { FlightBookingView } from '@wayfare/api-contract';
import { buildFlightBookingView, buildFlightSlice, FIXED_NOW } from '@wayfare/testing';
import { cancelRefusal, changeRefusal, sliceRefusal } from './action-rules';
import { manageHref, readManageQuery } from './manage-query';

const NOW = Date.parse(FIXED_NOW);
const AFTER = Date.parse('2027-01-15T00:00:00Z');
const fixed = { allowed: false, penalty_amount: null, penalty_currency: null };
const closed: Partial<FlightBookingView> = { canCancel: false, canChange: false };
const fare = {
  ...closed,
  conditions: { refund_before_departure: fixed, change_before_departure: fixed },
};

it.each<
  [string, Partial<FlightBookingView>, number, { cancel: string | null; change: string | null }]
>([
  ['can be, both', {}, NOW, { cancel: null, change: null }],
  ['is cancelled', { ...closed, status: 'canceled' }, NOW, { cancel: 'status', change: 'status' }],
  ['is held', { canChange: false, status: 'held' }, NOW, { cancel: null, change: 'status' }],
  ['has begun', closed, AFTER, { cancel: 'departed', change: 'departed' }],
  ['has a fare that is not changed', fare, NOW, { cancel: 'airline', change: 'fare' }],
  ['is with an airline that does neither', closed, NOW, { cancel: 'airline', change: 'airline' }],
])('OQ-54 why a booking that %s can not be cancelled or changed', (_, changes, now, refusals) => {
  const booking = buildFlightBookingView(changes);
  expect({ cancel: cancelRefusal(booking, now), change: changeRefusal(booking, now) }).toEqual(
    refusals,
  );
});

it.each([
  ['leaves later', buildFlightSlice(), NOW, null],
  // 23:30 UTC is the next day in Amsterdam
  [
    'leaves on the day that it is at its airport',
    buildFlightSlice(),
    Date.parse('2027-01-13T23:30:00Z'),
    null,
  ],
  [
    'left yesterday by the clock of its airport',
    buildFlightSlice(),
    Date.parse('2027-01-14T23:30:00Z'),
    'departed',
  ],
  [
    'has a fare that is not changed',
    buildFlightSlice({
      conditions: { advance_seat_selection: null, change_before_departure: fixed },
    }),
    NOW,
    'fare',
  ],
  [
    'has terms that nobody knows',
    buildFlightSlice({
      conditions: { advance_seat_selection: null, change_before_departure: null },
    }),
    NOW,
    null,
  ],
])('OQ-82 OQ-19 why a flight that %s can not be changed', (_, slice, now, refusal) => {
  expect(sliceRefusal(buildFlightBookingView(), slice, now)).toBe(refusal);
});

it.each([
  [
    'booking=f-1&view=change&slice=2&date=2027-01-22&offer=qt-1',
    '/flight-cancelation?booking=f-1&view=change&slice=2&date=2027-01-22&offer=qt-1',
  ],
  ['key=signed&view=cancel', '/flight-cancelation?key=signed&view=cancel'],
  ['booking=f-1&view=nothing&slice=0&date=2027-02-30', '/flight-cancelation?booking=f-1'],
  ['', '/flight-cancelation'],
])('reads "%s" and writes what it understood', (query, href) => {
  const params = new URLSearchParams(query);
  expect(manageHref(params, readManageQuery(params), 'en')).toBe(href);
});
