import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      (read(`/proc/${pid}/task/${task}/children`) ?? '').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** Processor time that a process and those that it started have used, in milliseconds; null where the system does not tell. */
export function processorOf(pid: number): number | null {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  if (fields === undefined) return null;
  // of its own, and of children that have ended
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  return childrenOf(pid).reduce((sum, child) => sum + (processorOf(child) ?? 0), own);
}

/** Work that is always the same, in whose time the speed of a machine shows. */
function work(): number {
  let sum = 0;
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: at, name: `hotel ${at % 977}` }));
  for (let round = 0; round < 3; round += 1) {
    const text = JSON.stringify(rows);
    sum += (JSON.parse(text) as typeof rows).toSorted((one, other) =>
      one.name < other.name ? -1 : 1,
    ).length;
    sum += text.replaceAll(/hotel (\d+)/g, '<b>$1</b>').length;
  }
  return sum;
}

/** What `work` took where the first figures were measured. */
const REFERENCE_MS = 50;

/** How fast this machine is at the moment: 1 is as fast as the one of the first figures. */
export function machineSpeed(): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  return REFERENCE_MS / (times[3] ?? Number.NaN);
}
