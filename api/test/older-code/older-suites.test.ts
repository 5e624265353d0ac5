import { outcomeOf } from './older-suites';

const test = (status: string, fullName = 'a test', failureMessages: string[] = []) => ({
  status,
  fullName,
  failureMessages,
});
const file = (assertionResults: ReturnType<typeof test>[], message = '') => ({
  name: '/code/a.test.ts',
  message,
  assertionResults,
});

it.each<[string, object[], number, object[]]>([
  ['that passed', [file([test('passed'), test('passed'), test('pending')])], 2, []],
  [
    'with a test that failed',
    [file([test('passed'), test('failed', 'the other', ['409 instead of 200'])], 'said')],
    1,
    [{ file: '/code/a.test.ts', test: 'the other', why: '409 instead of 200' }],
  ],
  [
    'of which a file could not be run',
    [file([test('passed')]), file([], 'Cannot find module')],
    1,
    [{ file: '/code/a.test.ts', test: 'the whole file', why: 'Cannot find module' }],
  ],
  ['of which nothing was to be run', [file([]), file([test('pending')])], 0, []],
])('a run %s is counted so', (_what, testResults, passed, failures) => {
  expect(outcomeOf({ testResults })).toEqual({ passed, failures });
});

it('is no run without a report', () => {
  expect(() => outcomeOf({})).toThrow();
});
