import { load, SECONDS, type Round } from './rendering';
import { median, rounded, type Line, type Part } from './report';

/** How many workers render: none is the process that answers. */
export const WORKERS = [0, 1, 2] as const;
type Workers = (typeof WORKERS)[number];

/** A thread optimises its code for the first two thousand pages, whose share of the processor falls by a quarter meanwhile. */
const WARM_SECONDS = 20;

export interface RenderingShell {
  url: string;
  pid: number;
}

/** Pages a second with and without workers, each in turn; ratios of the medians. The load comes from the same processors. */
export async function measureWorkers(
  shells: Record<Workers, RenderingShell>,
  rounds: number,
): Promise<Part> {
  const raw: Record<Workers, Round[]> = { 0: [], 1: [], 2: [] };
  const once = (workers: Workers, seconds: number) =>
    load(shells[workers].url, shells[workers].pid, seconds);
  for (const workers of WORKERS) await once(workers, WARM_SECONDS);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < WORKERS.length; turn += 1) {
      const workers = WORKERS[(round + turn) % WORKERS.length] ?? 0;
      raw[workers].push(await once(workers, SECONDS));
    }
  const speed = (workers: Workers) => median(raw[workers].map(({ perSecond }) => perSecond));
  const p99 = (workers: Workers) => median(raw[workers].map((one) => one.p99));
  const cpu = (workers: Workers) =>
    rounded(median(raw[workers].map((one) => one.cpu ?? Number.NaN)));
  const ratio = (workers: 1 | 2, atLeast: number): Line => ({
    what: `pages a second, ${workers} render ${workers === 1 ? 'worker' : 'workers'} against none`,
    value: rounded(speed(workers) / speed(0)),
    unit: '×',
    bar: { atLeast },
    detail: `${Math.round(speed(workers))} / ${Math.round(speed(0))} a second; p99 ${p99(workers)} / ${p99(0)} ms; processor ${cpu(workers)} / ${cpu(0)} ms a page`,
  });
  return {
    title: `Render workers, the results page, median of ${rounds}`,
    lines: [ratio(1, 0.95), ratio(2, 1.5)],
    raw: { none: raw[0], one: raw[1], two: raw[2] },
  };
}
