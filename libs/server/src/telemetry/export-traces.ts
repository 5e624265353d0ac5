import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { TraceLog, Traces } from './collected-traces';
import type { TraceSettings } from './trace-settings';
import { endedSpans, traceStarts, type EndedSpan } from './traces';

/** What waits longer than its receiver is away is dropped: spans are worth no memory. */
const QUEUE = { maxQueueSize: 4_096, maxExportBatchSize: 512, scheduledDelayMillis: 2_000 };

/** ExportResultCode of the SDK's core */
const SUCCESS = 0;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/** Tells once that the receiver went away and once that it is back; nobody else hears of either. */
function telling(exporter: SpanExporter, log: TraceLog): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        const hasFailed = code !== SUCCESS;
        if (hasFailed && !isAway)
          log.warn({ reason: error?.message }, 'traces cannot be sent and are dropped');
        if (!hasFailed && isAway) log.info('traces are sent again');
        isAway = hasFailed;
        done({ code: SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** Spans were given their ids when they began: others have heard them by now. */
function givenIds() {
  let next: Pick<EndedSpan, 'traceId' | 'spanId'> = { traceId: '', spanId: '' };
  return {
    give: (span: EndedSpan) => void (next = span),
    generateTraceId: () => next.traceId,
    generateSpanId: () => next.spanId,
  };
}

const parentOf = ({ traceId, parentId }: EndedSpan) =>
  parentId === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, {
        traceId,
        spanId: parentId,
        traceFlags: TraceFlags.SAMPLED,
        isRemote: true,
      });

/** Sends every span that this process tells of, in batches by OTLP over HTTP. */
export function exportTraces(
  { url, headers, service, share }: TraceSettings,
  log: TraceLog,
  timeoutMillis: number,
): Traces {
  const sampler = new TraceIdRatioBasedSampler(share);
  const ids = givenIds();
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis });
  const provider = new TracerProvider({
    idGenerator: ids,
    sampler: new AlwaysOnSampler(),
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, log), ...QUEUE })],
  });
  const tracer = provider.getTracer('wayfare');

  function add(ended: EndedSpan): void {
    ids.give(ended);
    const { name, kind, attributes, startMs } = ended;
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], startTime: startMs, attributes: { ...attributes } },
      parentOf(ended),
    );
    if (ended.isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(ended.endMs);
  }

  const ends = [
    traceStarts.hear((start) => {
      const { decision } = sampler.shouldSample(ROOT_CONTEXT, start.traceId);
      start.isSampled = decision === SamplingDecision.RECORD_AND_SAMPLED;
    }),
    // batches are sent in no request's context, whose deadline would end them with it
    endedSpans.hear(AsyncResource.bind(add)),
  ];
  return {
    flush: () => provider.forceFlush(),
    async close() {
      ends.forEach((end) => end());
      await provider.shutdown();
    },
  };
}
