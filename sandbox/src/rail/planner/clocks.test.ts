import { instantOf } from '../../kit/zones';
import { network } from '../network/network';
import { Departures } from './departures';
import { daysFrom } from './in-window';
import { journeyById, planJourneys } from './planner';
import { makeTables } from './tables';

const LATEST = 3_000;

const only = (from: string, to: string, after: string) => {
  const [journey] = planJourneys({ from, to, after: new Date(after), count: 1 });
  if (journey === undefined) throw new Error(`nobody goes from ${from} to ${to}`);
  return journey;
};

describe('clocks', () => {
  test.each([
    [
      'GB:london',
      'FR:paris',
      '2026-12-10T09:30:00Z',
      '2026-12-10T10:01:00+00:00',
      '2026-12-10T13:18:00+01:00',
      137,
    ],
    [
      'FR:paris',
      'GB:london',
      '2027-07-10T08:30:00Z',
      '2027-07-10T11:01:00+02:00',
      '2027-07-10T12:18:00+01:00',
      137,
    ],
    [
      'PT:lisboa',
      'PT:porto',
      '2026-12-10T12:45:00Z',
      '2026-12-10T13:10:00+00:00',
      '2026-12-10T15:51:00+00:00',
      161,
    ],
    [
      'EE:tallinn',
      'EE:tartu',
      '2026-12-10T09:30:00Z',
      '2026-12-10T12:10:00+02:00',
      '2026-12-10T14:10:00+02:00',
      120,
    ],
  ])('from %s to %s after %s: %s to %s, %d minutes', (from, to, after, ...shown) => {
    const { departure, arrival, minutes } = only(from, to, after);
    expect([departure, arrival, minutes]).toEqual(shown);
  });

  test.each([
    [
      'an ordinary night',
      '2027-03-20T19:00:00Z',
      '2027-03-20T20:59:00+01:00',
      '2027-03-21T08:04:00+01:00',
    ],
    [
      'the night that loses an hour',
      '2027-03-27T19:00:00Z',
      '2027-03-27T20:59:00+01:00',
      '2027-03-28T09:04:00+02:00',
    ],
    [
      'the night that has one more',
      '2026-10-24T18:00:00Z',
      '2026-10-24T20:59:00+02:00',
      '2026-10-25T07:04:00+01:00',
    ],
  ])('a night train takes as long in %s', (_, after, departure, arrival) => {
    const night = planJourneys({
      from: 'CH:zurich',
      to: 'DE:hamburg',
      after: new Date(after),
    }).find(({ rides }) => rides.length === 1 && rides[0]?.kind === 'night');
    expect(night).toMatchObject({ departure, arrival, minutes: 665 });
    expect(journeyById(night?.id ?? '')).toEqual(night);
  });

  test.each(['2027-03-28', '2026-10-25', '2027-10-31', '2026-12-10'])(
    'around %s every train starts at its own minute by the clocks of its first station',
    (date) => {
      const tables = makeTables(network());
      const midnight = Date.parse(date) / 60_000;
      const anywhere = new Int32Array(network().stations.length);
      const { latestFirst, trains } = new Departures(tables, {
        days: daysFrom(date, midnight, tables.zones).slice(0, 1),
        ...{ after: 0, latest: LATEST, arrival: 1_000_000, reached: anywhere, reaches: anywhere },
      });
      const leavesAt = (trip: number, hop: number) => {
        const run = tables.trains[trains[trip] ?? -1];
        if (run === undefined) throw new Error(`no train ${trip}`);
        const { starts, stops } = run.line;
        const startsAt = instantOf(date, starts[run.slot] ?? 0, stops[0].station.timezone);
        return startsAt / 60_000 + (stops[tables.hops.place[hop] ?? -1]?.departure ?? 0);
      };
      const wrong = latestFirst.flatMap((passed, index) =>
        passed.filter(
          (hop, at) =>
            at % 2 === 0 && leavesAt(passed[at + 1] ?? -1, hop) !== midnight + LATEST - index,
        ),
      );
      expect(trains.length).toBeGreaterThan(20_000);
      expect(wrong).toEqual([]);
    },
  );
});

describe('ids', () => {
  const { id } = only('NL:amsterdam', 'FR:paris', '2026-12-10T06:30:00Z');

  test('name carrier, train, day and stops', () => {
    expect(id).toBe('ES9305.20261210.0-5');
  });

  test.each([
    ['no id', ''],
    ['another shape', 'hello'],
    ['an unknown train', 'ES1.20261210.0-5'],
    ['one unknown train of two', 'ES9305.20261210.0-5_SNCF1.20261210.0-1'],
  ])('%s is read as nothing', (_, text) => {
    expect(journeyById(text)).toBeUndefined();
  });
});

describe('days', () => {
  test('a sleeper that runs three times a week is found on those days only', () => {
    const days = [
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
      '2026-12-13',
    ];
    const runs = days.filter((day) =>
      planJourneys({
        from: 'BE:bruxelles',
        to: 'CZ:praha',
        after: new Date(`${day}T17:00:00Z`),
        count: 12,
      }).some(
        ({ departure, rides }) =>
          departure.startsWith(day) &&
          rides.some(({ carrier, number }) => carrier.code === 'EUS' && number === '451'),
      ),
    );
    expect(runs).toEqual(['2026-12-07', '2026-12-09', '2026-12-11']);
  });
});
