import { withDates, withoutDays, withRelativeDays } from './relative-days';

const TODAY = '2028-02-28';

it.each([
  ['a day ahead', '"2028-03-01"', '"{day+2}"'],
  ['today', '"2028-02-28T09:00:00Z"', '"{day+0}T09:00:00Z"'],
  ['a day in a path', '/a?from=2029-02-28&to=x', '/a?from={day+366}&to=x'],
])('%s becomes a relative one, and has its date again on another day', (_what, text, relative) => {
  expect(withRelativeDays(text, TODAY)).toBe(relative);
  expect(withDates(relative, TODAY)).toBe(text);
  expect(withRelativeDays(withDates(relative, '2030-12-31'), '2030-12-31')).toBe(relative);
});

it.each([
  ['a past day', '"2020-01-01"'],
  ['no day of a calendar', '"2029-02-30"'],
  ['a part of a number', '"12029-01-01"'],
  ['a number', '"2029-01-011"'],
])('%s stays as it is', (_what, text) => expect(withRelativeDays(text, TODAY)).toBe(text));

it('a call is known whatever day it asks for', () => {
  expect(withoutDays('{"checkIn":"2020-01-01"}')).toBe(withoutDays('{"checkIn":"2029-03-01"}'));
});
