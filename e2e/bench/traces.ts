import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RenderingShell } from './render-workers';
import { load, SECONDS, type Round } from './rendering';
import { median, rounded, type Part } from './report';

export const TRACED = ['without', 'with'] as const;
export type Traced = (typeof TRACED)[number];

/** A thread optimises its code for the first two thousand pages. */
const WARM_SECONDS = 20;

export interface TraceSink {
  url: string;
  /** bytes of spans so far */
  bytes: () => number;
  close: () => void;
}

/** Takes what comes by OTLP and keeps its size alone. */
export async function openSink(): Promise<TraceSink> {
  let bytes = 0;
  const server: Server = createServer((request, response) => {
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Processor time of a page whose every trace is exported against one without, each in turn; ratio of the medians. */
export async function measureTraces(
  shells: Record<Traced, RenderingShell>,
  sink: Pick<TraceSink, 'bytes'>,
  rounds: number,
): Promise<Part> {
  const raw: Record<Traced, Round[]> = { without: [], with: [] };
  const once = (side: Traced, seconds: number) => load(shells[side].url, shells[side].pid, seconds);
  for (const side of TRACED) await once(side, WARM_SECONDS);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < TRACED.length; turn += 1) {
      const side = TRACED[(round + turn) % TRACED.length] ?? 'without';
      raw[side].push(await once(side, SECONDS));
    }
  if (sink.bytes() === 0) throw new Error('the shell with traces sent none');
  const cpu = (side: Traced) => median(raw[side].map((one) => one.cpu ?? Number.NaN));
  return {
    title: `Traces, the results page, median of ${rounds}`,
    lines: [
      {
        what: 'processor time a page, all traces exported against none',
        value: rounded(cpu('with') / cpu('without')),
        unit: '×',
        detail: `${rounded(cpu('with'))} / ${rounded(cpu('without'))} ms a page`,
      },
    ],
    raw,
  };
}
