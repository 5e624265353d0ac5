import { lookOutcome, LOOK_EVERY_MS } from './alert-rule';
import type { Look } from './alert-rule';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const HOUR = 3_600_000;

describe('when a mail about a price is sent', () => {
  it.each<[string, Partial<Look>, boolean]>([
    ['it is the same', { price: 20_000 }, false],
    ['it rises', { price: 30_000 }, false],
    ['nothing is sold', { price: null }, false],
    ['it falls by 5 %', { price: 19_000 }, true],
    ['it falls by less than 5 %', { price: 19_001 }, false],
    ['it falls by half', { price: 10_000 }, true],
    ['5 % of a low price are less than 5 euros', { told: 6_000, price: 5_600 }, false],
    ['a low price falls by 5 euros', { told: 6_000, price: 5_500 }, true],
    ['5 euros of a high price are less than 5 %', { told: 100_000, price: 99_500 }, false],
    ['the last mail was within a day', { price: 10_000, mailedAt: NOW - 24 * HOUR + 1 }, false],
    ['the last mail was a day ago', { price: 10_000, mailedAt: NOW - 24 * HOUR }, true],
    ['it falls on the first day of the journey', { price: 10_000, startsOn: '2026-11-20' }, true],
    ['the journey has begun before', { price: 10_000, startsOn: '2026-11-19' }, false],
  ])('when %s: %j', (_what, change, mails) => {
    const look = { told: 20_000, price: 20_000, mailedAt: null, startsOn: '2026-12-10', ...change };
    const isOver = look.startsOn < '2026-11-20';
    expect(lookOutcome({ ...look, now: NOW, today: '2026-11-20' })).toEqual({
      mails,
      nextAt: isOver ? null : NOW + LOOK_EVERY_MS,
    });
  });
});
