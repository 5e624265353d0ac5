import { pollDelay } from './use-booking-view';

describe('the state of a booking', () => {
  it.each([
    ['while nothing is known', undefined, 0, 1000],
    ['while completing', 'completing', 9, 1000],
    ['while completing, later on', 'completing', 10, 2000],
    ['while completing for more than a minute', 'completing', 40, 5000],
    ['while the property decides', 'pending', 3, 60_000],
    ['once confirmed', 'confirmed', 3, false],
    ['once failed', 'failed', 3, false],
  ] as const)('HOT-46 is asked for again %s', (_, status, asked, delay) => {
    expect(pollDelay(status, asked)).toBe(delay);
  });
});
