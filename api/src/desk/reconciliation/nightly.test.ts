import { startComparing } from '../../../test/builders/comparing';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { TurnedClock, settled } from '../../../test/fakes/turned-clock';
import type { Booking } from '../../booking/booking';
import { isOfInterest } from './compared-bookings';
import { lastNight, startNightly } from './nightly';

const HOUR = 3_600_000;

describeOnDatabase('The nightly comparison', (database) => {
  it('is made once a night, by whoever comes first', async () => {
    const time = new TurnedClock(Date.parse('2026-11-20T01:45:00Z'));
    const { deps } = startComparing(database());
    const count = async () =>
      (await database().pool.query('SELECT FROM reconciliations WHERE ended_at IS NOT NULL'))
        .rowCount;
    const nightly = [1, 2].map(() =>
      startNightly({ ...deps, clock: time.clock, after: time.after }),
    );
    /** Each process has looked, and waits for its next look. */
    const look = async () => {
      for (let process = 0; process < nightly.length; process += 1) time.next();
      await settled(() => time.waiting === nightly.length);
    };
    await look();
    // of the night before, which nobody made
    expect(await count()).toBe(1);
    await look();
    expect(await count()).toBe(2);
    for (let looks = 0; looks < 5; looks += 1) await look();
    expect(await count()).toBe(2);
    await Promise.all(nightly.map((each) => each.stop()));
    expect(time.waiting).toBe(0);
  });
});

describe('Which bookings are compared', () => {
  const NOW = new Date('2026-11-20T09:00:00Z');
  const before = (days: number) => new Date(NOW.getTime() - days * 24 * HOUR);
  const endsOn = (day: string) => ({ hotels: { tripEnd: () => ({ day, timeZone: 'UTC' }) } });
  const broken = {
    hotels: {
      tripEnd: () => {
        throw new Error('unreadable');
      },
    },
  };
  const old = { vertical: 'hotels', state: 'confirmed', stateSince: before(300) } as Booking;

  it.each([
    ['whose trip is ahead', true, old, endsOn('2027-03-01'), false],
    ['whose trip was over long ago', false, old, endsOn('2026-03-01'), false],
    ['that something differs of', true, old, endsOn('2026-03-01'), true],
    [
      'that was lately changed',
      true,
      { ...old, stateSince: before(1) },
      endsOn('2026-03-01'),
      false,
    ],
    ['that cannot be read', true, old, broken, false],
    ['of a vertical that is gone', true, old, {}, false],
  ])('one %s: %s', (_what, isWanted, booking, verticals, isOpen) => {
    expect(isOfInterest({ booking, isOpen }, verticals, NOW)).toBe(isWanted);
  });

  it.each([
    ['2026-11-20T02:00:00Z', '2026-11-20T02:00:00.000Z'],
    ['2026-11-20T01:59:59Z', '2026-11-19T02:00:00.000Z'],
    ['2026-11-20T23:00:00Z', '2026-11-20T02:00:00.000Z'],
  ])('the night before %s began at %s', (now, night) => {
    expect(lastNight(new Date(now)).toISOString()).toBe(night);
  });
});
