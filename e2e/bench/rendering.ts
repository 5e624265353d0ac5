import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { median, rounded, type Line, type Part } from './report';

type Side = 'federated' | 'control' | 'bare';

export interface Round {
  perSecond: number;
  p99: number;
  /** processor time of the server for one request, in milliseconds; null where the system does not tell */
  cpu: number | null;
}

export const SECONDS = 4;
const CONNECTIONS = 10;
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds. */
function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

/** Asks for a page as fast as a server gives it, for so many seconds; throws when an answer is no page. */
export async function load(url: string, pid: number, duration: number): Promise<Round> {
  const before = cpuOf(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(
      `${url}: ${result.errors} errors, ${result.non2xx} answers that are no page: ${JSON.stringify(result.statusCodeStats)}`,
    );
  const after = cpuOf(pid);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpu: before === null || after === null ? null : (after - before) / result.requests.total,
  };
}

/** Pages a second of the three ways to render one page, each in turn; ratios of the medians. */
export async function measureRendering(
  urls: Record<Side, string>,
  pids: Record<Side, number>,
  rounds: number,
): Promise<Part> {
  const raw: Record<Side, Round[]> = { federated: [], control: [], bare: [] };
  const sides: Side[] = ['federated', 'control', 'bare'];
  for (const side of sides) await load(urls[side], pids[side], 2);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < sides.length; turn += 1) {
      const side = sides[(round + turn) % sides.length] ?? 'federated';
      raw[side].push(await load(urls[side], pids[side], SECONDS));
    }
  }
  const speed = (side: Side) => median(raw[side].map(({ perSecond }) => perSecond));
  const cpu = (side: Side) => rounded(median(raw[side].map((one) => one.cpu ?? Number.NaN)));
  const p99 = (side: Side) => median(raw[side].map((one) => one.p99));
  const ratio = (other: Side, what: string, atLeast: number): Line => ({
    what: `pages a second, federated against ${what}`,
    value: rounded(speed('federated') / speed(other)),
    unit: '×',
    bar: { atLeast },
    detail: `${Math.round(speed('federated'))} / ${Math.round(speed(other))} a second; p99 ${p99('federated')} / ${p99(other)} ms; processor ${cpu('federated')} / ${cpu(other)} ms a page`,
  });
  return {
    title: `(b) Server rendering of the results page, median of ${rounds}`,
    lines: [ratio('control', 'the control', 0.9), ratio('bare', 'bare renderToPipeableStream', 1)],
    raw,
  };
}
