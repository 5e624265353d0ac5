import { watchLoop } from './watch-loop';

/** What is seen of a loop every 50 ms: does it turn, and how much of a processor does it use? */
type Look = [turns: boolean, cpu: number | null];

const times = (count: number, ...looks: Look[]) =>
  Array.from({ length: count }, () => looks).flat();

/** After how many looks it is said to stand, and to be blocked; null when it never is. */
function seenAfter(looks: readonly Look[], blockedMs: number): (number | null)[] {
  jest.useFakeTimers();
  let [beats, used] = [0, 0 as number | null];
  const found: { standing: number | null; blocked: number | null } = {
    standing: null,
    blocked: null,
  };
  let seen = 0;
  const { stop } = watchLoop({ beats: () => beats, cpu: () => used }, blockedMs, {
    onStanding: () => (found.standing ??= seen),
    onBlocked: () => (found.blocked ??= seen),
  });
  for (const [turns, cpu] of looks) {
    seen += 1;
    if (turns) beats += 1;
    used = cpu === null ? null : (used ?? 0) + cpu;
    jest.advanceTimersByTime(50);
  }
  stop();
  jest.useRealTimers();
  return [found.standing, found.blocked];
}

it.each<[string, Look[], [standing: number | null, blocked: number | null]]>([
  ['turns and works hard', times(100, [true, 50]), [null, null]],
  ['runs without a pause', times(40, [false, 50]), [6, 11]],
  ['waits for a processor that others use', times(99, [false, 2]), [50, null]],
  ['gets a third of one', times(40, [false, 16]), [17, 33]],
  ['turns between long turns', times(20, ...times(8, [false, 50]), [true, 50]), [6, null]],
  ['waits for ever and uses nothing', times(120, [false, 0]), [50, 100]],
  ['stands still where nobody counts', times(20, [false, null]), [5, 10]],
  ['turns where nobody counts', times(20, [false, null], [true, null]), [null, null]],
])('a loop that %s', (_what, looks, expected) => {
  expect(seenAfter(looks, 500)).toEqual(expected);
});
