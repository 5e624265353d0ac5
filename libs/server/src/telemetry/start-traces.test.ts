import { openTraceReceiver } from '../testing/trace-receiver';
import { startTraces } from './start-traces';
import { endedSpans, incomingTrace, inTrace, spanned, traceStarts } from './traces';
import type { TraceSettings } from './trace-settings';

const work = (name: string) =>
  inTrace(incomingTrace(), () => spanned({ name }, () => Promise.resolve()));

const settings = (url: string, change: Partial<TraceSettings> = {}): TraceSettings => ({
  url: `${url}/v1/traces`,
  headers: { 'x-tenant': 'seven' },
  service: 'tested',
  share: 1,
  ...change,
});

function lines() {
  const said: string[] = [];
  return {
    said,
    log: {
      warn: (_facts: object, words: string) => void said.push(words),
      info: (words: string) => void said.push(words),
    },
  };
}

it('listens to nothing without settings', async () => {
  const traces = await startTraces(null, lines().log);
  expect([endedSpans.isHeard(), traceStarts.isHeard()]).toEqual([false, false]);
  await traces.flush();
  await traces.close();
});

it('sends spans with the ids that they began with', async () => {
  const receiver = await openTraceReceiver();
  const traces = await startTraces(settings(receiver.url), lines().log);
  const told: string[] = [];
  const end = endedSpans.hear(({ spanId }) => void told.push(spanId));
  await inTrace(incomingTrace(), () =>
    spanned({ name: 'outer', kind: 'server', attributes: { n: 1 } }, () =>
      spanned({ name: 'inner' }, () => Promise.reject(new Error('no'))).catch(() => undefined),
    ),
  );
  end();
  await traces.close();
  const [inner, outer] = receiver.spans;
  expect(receiver.spans.map(({ name, kind, status }) => [name, kind, status.code])).toEqual([
    ['inner', 1, 2],
    ['outer', 2, 0],
  ]);
  expect([inner?.spanId, outer?.spanId]).toEqual(told);
  expect([inner?.parentSpanId, outer?.parentSpanId]).toEqual([outer?.spanId, '']);
  expect(inner?.traceId).toBe(outer?.traceId);
  expect([outer?.service, outer?.attributes]).toEqual(['tested', { n: 1 }]);
  expect(receiver.bytes()).toContain('"x-tenant":"seven"');
  await receiver.close();
});

it('records a share of traces, each of them whole or not at all', async () => {
  const receiver = await openTraceReceiver();
  const traces = await startTraces(settings(receiver.url, { share: 0.5 }), lines().log);
  for (let turn = 0; turn < 200; turn += 1)
    await inTrace(incomingTrace(), () => spanned({ name: 'outer' }, () => work('inner')));
  await traces.close();
  const outer = receiver.spans.filter(({ name }) => name === 'outer').length;
  expect(outer).toBeGreaterThan(20);
  expect(outer).toBeLessThan(180);
  await receiver.close();
});

it('says once that nobody takes them, and once that somebody does again', async () => {
  const first = await openTraceReceiver();
  const { port } = new URL(first.url);
  await first.close();
  const { said, log } = lines();
  // too short for a second try
  const traces = await startTraces(settings(first.url), log, 500);
  for (const name of ['one', 'two']) {
    await work(name);
    await traces.flush();
  }
  expect(said).toEqual(['traces cannot be sent and are dropped']);
  const second = await openTraceReceiver(Number(port));
  await work('three');
  await traces.flush();
  await work('four');
  await traces.close();
  expect(said).toEqual(['traces cannot be sent and are dropped', 'traces are sent again']);
  expect(second.spans.map(({ name }) => name)).toEqual(['three', 'four']);
  await second.close();
});
