import {
  dayOfAddress,
  formatTypedDay,
  parseDayToCome,
  parseTypedDay,
  typedDayHint,
} from './typed-day';

describe('a day that is typed', () => {
  it.each([
    ['04/11/1988', '1988-11-04'],
    ['4-11-1988', '1988-11-04'],
    [' 4.1.1988 ', '1988-01-04'],
    ['29 02 2024', '2024-02-29'],
    ['1988-11-04', '1988-11-04'],
    ['29/02/2023', null],
    ['11/13/1988', null],
    ['4/11/88', null],
    ['04111988', null],
    ['yesterday', null],
    ['', null],
  ])('reads "%s" as %s', (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
  });

  it.each([
    ['1988-11-04', 'en', '04/11/1988'],
    ['1988-11-04', 'nl', '04-11-1988'],
    ['', 'nl', ''],
  ] as const)('writes %s in %s as "%s", which reads back as the same', (day, language, text) => {
    expect(formatTypedDay(day, language)).toBe(text);
    expect(parseTypedDay(text) ?? '').toBe(day);
  });
});

describe('a day to come, in a field that was left', () => {
  it.each([
    ['10122026', '2026-12-10'],
    ['1/2/27', '2027-02-01'],
    ['10-12-2026', '2026-12-10'],
    ['2026-12-10', '2026-12-10'],
    ['32122026', null],
    ['10-12', null],
    ['', null],
  ])('is %s as %s', (text, day) => {
    expect(parseDayToCome(text)).toBe(day);
  });

  it('is asked for in the words of the language', () => {
    expect(typedDayHint('nl')).toBe('dd-mm-jjjj');
  });
});

it.each([
  ['2026-12-10', '2026-12-10'],
  ['10/12/2026', '2026-12-10'],
  ['10-12-2026 and more', '2026-12-10'],
  ['soon', 'soon'],
  [null, ''],
])('an address says %j, which is %j', (text, day) => {
  expect(dayOfAddress(text)).toBe(day);
});
