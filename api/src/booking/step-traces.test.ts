import { endedSpans, traceStarts } from '@wayfare/server/telemetry/traces';
import { traceOf } from './step-traces';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
const booking = (minutes: number, traceparent: string | null = `00-${TRACE}-${SPAN}-01`) => ({
  traceparent,
  stateSince: new Date(NOW - minutes * MINUTE),
});

it('is nowhere while nobody collects traces', () => {
  expect(traceOf(booking(1), NOW)).toBeNull();
});

it.each([
  ['its request’s soon after it', booking(59), true],
  ['one of its own weeks later', booking(30 * 24 * 60), false],
  ['one of its own where its request had none', booking(1, null), false],
])('the trace of a step is %s', (_what, asked, isOfRequest) => {
  const ends = [
    traceStarts.hear((start) => void (start.isSampled = true)),
    endedSpans.hear(() => undefined),
  ];
  const place = traceOf(asked, NOW);
  ends.forEach((end) => end());
  expect(place).toMatchObject({ isSampled: true, spanId: isOfRequest ? SPAN : null });
  expect(place?.traceId === TRACE).toBe(isOfRequest);
});
