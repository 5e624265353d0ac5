import { counted, isExcused, unexcused, type Attempt, type Outage } from './record';

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  kind: 'call',
  what: 'POST /api/hotels/book',
  began: 10_000,
  ended: 10_100,
  failure: '503',
  ...change,
});
const outage = (change: Partial<Outage> = {}): Outage => ({
  from: 10_050,
  until: 20_000,
  excuses: 'in flight',
  ...change,
});

it.each<[string, Partial<Attempt>, Partial<Outage>, boolean]>([
  ['a call that the killed process had', {}, {}, true],
  ['a call that ended before', { ended: 10_049 }, {}, false],
  ['a call that began when all knew', { began: 10_551, ended: 10_600 }, {}, false],
  ['a page that the killed process had', { kind: 'page' }, {}, false],
  [
    'a call while its store is away',
    { began: 15_000, ended: 15_001 },
    { excuses: 'meanwhile' },
    true,
  ],
  ['a call long after', { began: 22_001, ended: 22_002 }, { excuses: 'meanwhile' }, false],
  ['a page while its store is away', { kind: 'page' }, { excuses: 'meanwhile' }, false],
  ['a call while nothing it needs is away', {}, { excuses: 'nothing' }, false],
])('%s: excused or not', (_name, ofAttempt, ofOutage, isSo) => {
  expect(isExcused(attempt(ofAttempt), outage(ofOutage))).toBe(isSo);
});

it('counts what happened during an outage, excused and not', () => {
  const attempts = [
    attempt({ began: 1_000, ended: 1_100 }),
    attempt(),
    attempt({ began: 12_000, ended: 12_100 }),
    attempt({ began: 12_000, ended: 12_100, failure: null }),
    attempt({ kind: 'page', failure: null }),
    attempt({ kind: 'page' }),
  ];
  expect(counted(attempts, outage())).toEqual({
    pages: 2,
    failedPages: [attempts[5]],
    calls: 3,
    excusedCalls: [attempts[1]],
    failedCalls: [attempts[2]],
  });
});

it('leaves a call to the outage that excuses it', () => {
  const next = outage({ from: 12_050, until: 13_000 });
  const ofNext = attempt({ began: 12_000, ended: 12_100 });
  const { excusedCalls, failedCalls } = counted([ofNext], outage(), [outage(), next]);
  expect([excusedCalls, failedCalls]).toEqual([[], []]);
});

it('finds what failed between outages too', () => {
  const early = attempt({ began: 1_000, ended: 1_100 });
  const fine = attempt({ began: 1_000, ended: 1_100, failure: null });
  expect(unexcused([early, fine, attempt()], [outage()])).toEqual([early]);
});
