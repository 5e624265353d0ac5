import { watchLoop } from './watch-loop';

/** What is seen of a loop every 50 ms: does it turn, and how much of a processor does it use? */
type Look = [turns: boolean, cpu: number | null];

const times = (count: number, ...looks: Look[]) =>
  Array.from({ length: count }, () => looks).flat();

/** After how many looks it is called blocked; null when it never is. */
function blockedAfter(looks: readonly Look[], blockedMs: number): number | null {
  jest.useFakeTimers();
  let [beats, used, blocked] = [0, 0 as number | null, null as number | null];
  let seen = 0;
  const stop = watchLoop({ beats: () => beats, cpu: () => used }, blockedMs, () => {
    blocked ??= seen;
  });
  for (const [turns, cpu] of looks) {
    seen += 1;
    if (turns) beats += 1;
    used = cpu === null ? null : (used ?? 0) + cpu;
    jest.advanceTimersByTime(50);
  }
  stop();
  jest.useRealTimers();
  return blocked;
}

it.each<[string, Look[], number | null]>([
  ['turns and works hard', times(100, [true, 50]), null],
  ['runs without a pause', times(40, [false, 50]), 11],
  ['waits for a processor that others use', times(99, [false, 2]), null],
  ['gets a third of one', times(40, [false, 16]), 33],
  ['turns between long turns', times(20, ...times(8, [false, 50]), [true, 50]), null],
  ['waits for ever and uses nothing', times(120, [false, 0]), 100],
  ['stands still where nobody counts', times(20, [false, null]), 10],
  ['turns where nobody counts', times(20, [false, null], [true, null]), null],
])('a loop that %s', (_what, looks, expected) => {
  expect(blockedAfter(looks, 500)).toBe(expected);
});
