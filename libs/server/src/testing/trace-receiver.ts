import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

/* For tests: whoever takes traces by OTLP over HTTP, and all that came there. */

const AttributeSchema = v.pipe(
  v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) }),
  v.transform(({ key, value }) => [key, Object.values(value)[0]] as const),
);
const SpanSchema = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  kind: v.number(),
  attributes: v.pipe(
    v.array(AttributeSchema),
    v.transform((pairs): Readonly<Record<string, unknown>> => Object.fromEntries(pairs)),
  ),
  status: v.object({ code: v.optional(v.number(), 0) }),
});
const RequestSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(AttributeSchema) }),
      scopeSpans: v.array(v.object({ spans: v.array(SpanSchema) })),
    }),
  ),
});

/** One span as it came. */
export interface ReceivedSpan extends v.InferOutput<typeof SpanSchema> {
  readonly service: unknown;
}

export interface TraceReceiver {
  /** what `OTEL_EXPORTER_OTLP_ENDPOINT` names */
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** the first span of that name; `flush` sends what waits, and a request ends a moment after its answer */
  until(name: string, flush: () => Promise<void>): Promise<ReceivedSpan>;
  /** everything that came, headers too, as text */
  bytes(): string;
  close(): Promise<void>;
}

/** Takes traces until it is closed, on `port` where one is given. */
export async function openTraceReceiver(port = 0): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const came: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    came.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
    const { resourceSpans } = v.parse(RequestSchema, JSON.parse(body));
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = Object.fromEntries(resource.attributes)['service.name'];
      spans.push(
        ...scopeSpans.flatMap((scope) => scope.spans).map((span) => ({ ...span, service })),
      );
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    async until(name, flush) {
      for (;;) {
        await flush();
        const found = spans.find((span) => span.name === name);
        if (found !== undefined) return found;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    bytes: () => came.join('\n'),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** The spans from a named one up to the first of its trace, by name. */
export function pathOf(spans: readonly ReceivedSpan[], name: string): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const names: string[] = [];
  let next = spans.find((span) => span.name === name);
  while (next !== undefined) {
    names.push(next.name);
    next = byId.get(next.parentSpanId);
  }
  return names;
}
