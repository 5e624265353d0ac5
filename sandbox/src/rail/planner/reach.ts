import type { Step, Tables } from './tables';

type Steps = readonly (readonly Step[])[];

const OUT_OF_REACH = 1_000_000;

function quickest(
  [from, to, minutes]: readonly [Int32Array, Int32Array, Int32Array],
  acrossTown: Steps,
): Steps {
  const known = acrossTown.map(
    (steps) => new Map(steps.map((step) => [step.station, step.minutes])),
  );
  from.forEach((station, hop) => {
    const [end, time] = [to[hop] ?? 0, minutes[hop] ?? 0];
    const steps = known[station];
    if (time < (steps?.get(end) ?? Infinity)) steps?.set(end, time);
  });
  return known.map((steps) => [...steps].map(([station, time]) => ({ station, minutes: time })));
}

/** The fewest minutes from some stations to all others, or from all others to them, if every train were waiting. */
export function makeReach({ hops: { from, to, minutes }, changes }: Tables) {
  const forwards = quickest([from, to, minutes], changes);
  const backwards = quickest([to, from, minutes], changes);
  const least = (steps: Steps, ends: readonly number[], isNear: readonly boolean[]) => {
    const reach = new Int32Array(steps.length).fill(OUT_OF_REACH);
    const queue = [...ends];
    for (const end of ends) reach[end] = 0;
    for (const here of queue)
      for (const step of steps[here] ?? []) {
        const time = (reach[here] ?? 0) + step.minutes;
        if (isNear[step.station] !== true || time >= (reach[step.station] ?? 0)) continue;
        reach[step.station] = time;
        queue.push(step.station);
      }
    return reach;
  };
  return {
    from: (ends: readonly number[], isNear: readonly boolean[]) => least(forwards, ends, isNear),
    to: (ends: readonly number[], isNear: readonly boolean[]) => least(backwards, ends, isNear),
  };
}
