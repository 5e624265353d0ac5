import {
  buildConnectingSlice,
  buildFlightSegment,
  buildFlightSlice,
  FIXED_NOW,
} from '@wayfare/testing';
import { changeDays, dayProblem } from './change-days';
import { changeDifference } from './difference';

const TODAY = FIXED_NOW.slice(0, 10);
const OUT = buildFlightSlice();
const BACK = buildConnectingSlice();
const NIGHT = buildFlightSlice({
  segments: [
    buildFlightSegment({ departing_at: '2027-01-14T22:00:00', arriving_at: '2027-01-15T06:00:00' }),
  ],
});
const FLOWN = buildFlightSlice({
  segments: [
    buildFlightSegment({ departing_at: '2026-12-01T09:20:00', arriving_at: '2026-12-01T11:30:00' }),
  ],
});
const LATE = buildFlightSlice({
  segments: [
    buildFlightSegment({ departing_at: '2027-11-30T09:20:00', arriving_at: '2027-11-30T11:30:00' }),
  ],
});

it.each([
  [
    'a flight alone: from today, within 330 days',
    [OUT],
    0,
    { min: '2026-12-10', max: '2027-11-05' },
  ],
  [
    'the way out: not after the way back leaves',
    [OUT, BACK],
    0,
    { min: '2026-12-10', max: '2027-01-21' },
  ],
  [
    'the way back: not before the way out has landed',
    [OUT, BACK],
    1,
    { min: '2027-01-14', max: '2027-11-05' },
  ],
  [
    'after a flight by night: from the day that it lands',
    [NIGHT, BACK],
    1,
    { min: '2027-01-15', max: '2027-11-05' },
  ],
  [
    'after a flight that is flown: from today',
    [FLOWN, BACK],
    1,
    { min: '2026-12-10', max: '2027-11-05' },
  ],
  [
    'in the middle: between the two',
    [OUT, NIGHT, BACK],
    1,
    { min: '2027-01-14', max: '2027-01-21' },
  ],
  [
    'before a flight beyond 330 days: within 330 days',
    [OUT, LATE],
    0,
    { min: '2026-12-10', max: '2027-11-05' },
  ],
])('OQ-82 OQ-49 the days for %s', (_, slices, index, days) => {
  expect(changeDays(slices, index, TODAY)).toEqual(days);
});

it.each([
  ['', 'missing'],
  ['2027-01-13', 'early'],
  ['2027-01-14', null],
  ['2027-01-21', null],
  ['2027-01-22', 'late'],
])('OQ-82 judges the day "%s": %s', (date, problem) => {
  expect(dayProblem(date, { min: '2027-01-14', max: '2027-01-21' })).toBe(problem);
});

it.each([
  ['42.10', 'manage.change.more €42.10'],
  ['0.01', 'manage.change.more €0.01'],
  ['0.00', 'manage.change.same'],
  ['-0.01', 'manage.change.back €0.01'],
  ['-12.00', 'manage.change.back €12.00'],
])('OQ-54 says what a difference of %s means', (amount, words) => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  expect(changeDifference(amount, { language: 'en', t })).toBe(words);
});
