import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  incomingTrace,
  inTrace,
  openSpan,
  type OpenSpan,
  type SpanAttributes,
  type SpanFacts,
} from './traces';

export interface TracedRequests {
  readonly isTraced: (request: FastifyRequest) => boolean;
  /** by its route and never by its address; asked when it was answered */
  readonly describe: (request: FastifyRequest) => {
    readonly name: string;
    readonly attributes: SpanAttributes;
  };
}

/** nginx's word for a caller who went away */
const GONE = 499;

/** A span for each request, below the caller's `traceparent`; before all hooks, so that what they do belongs to it. */
export function traceRequests(app: FastifyInstance, { isTraced, describe }: TracedRequests): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  const ended = new WeakSet<FastifyRequest>();
  const within = (request: FastifyRequest, goOn: () => void) =>
    inTrace(open.get(request)?.place ?? null, goOn);

  function end(request: FastifyRequest, status: number): void {
    const span = open.get(request);
    if (span === undefined || ended.has(request)) return;
    ended.add(request);
    const { method } = request;
    const { name, attributes } = describe(request);
    const facts: SpanFacts = {
      name: `${method} ${name}`,
      kind: 'server',
      isFailed: status >= 500,
      attributes: {
        'http.request.method': method,
        'http.response.status_code': status,
        ...attributes,
      },
    };
    span.end(facts);
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const place = isTraced(request) ? incomingTrace(request.headers['traceparent']) : null;
    if (place !== null) open.set(request, openSpan(place));
    within(request, done);
  });
  // the body came by events of its connection, which belong to no request
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    within(request, done);
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, GONE);
    done();
  });
}
