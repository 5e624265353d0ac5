import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { told } from './told';

/* What is done for a request, as spans of a trace (W3C Trace Context). Nothing here knows who collects them. */

/** A place in a trace: what is done here becomes a child of `spanId`. */
export interface TracePlace {
  readonly traceId: string;
  /** null where a trace begins */
  readonly spanId: string | null;
  /** false: its id is passed on and logged, and no span of it is recorded */
  readonly isSampled: boolean;
}

/** Names and numbers of our own: never an address, a value of SQL or anything of a person. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanFacts {
  readonly name: string;
  /** `server` answers a call, `client` makes one */
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: SpanAttributes;
  readonly isFailed?: boolean;
}

export interface EndedSpan extends Required<SpanFacts> {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  /** milliseconds since 1970, with fractions */
  readonly startMs: number;
  readonly endMs: number;
}

/** A trace that begins or comes in; who listens says whether it is recorded. */
export interface TraceStart {
  readonly traceId: string;
  isSampled: boolean;
}

export const traceStarts = told<TraceStart>('wayfare:trace-start');
export const endedSpans = told<EndedSpan>('wayfare:ended-span');

const places = new AsyncLocalStorage<TracePlace>();

const newId = (bytes: 8 | 16) => randomBytes(bytes).toString('hex');
const now = () => performance.timeOrigin + performance.now();

const HEADER = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const LONGEST = 200;

function placeIn(header: unknown): TracePlace | null {
  if (typeof header !== 'string' || header.length > LONGEST || header.startsWith('ff')) return null;
  const [, traceId, spanId, flags = '0'] = HEADER.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Below the caller's `traceparent`, else a new trace; recording is not the caller's choice. Null: nobody collects. */
export function incomingTrace(header?: unknown): TracePlace | null {
  if (!traceStarts.isHeard()) return null;
  const from = placeIn(header);
  const start: TraceStart = { traceId: from?.traceId ?? newId(16), isSampled: false };
  traceStarts.tell(start);
  return { ...start, spanId: from?.spanId ?? null };
}

/** The place that a header of our own names, from a row or another thread; null while nobody collects traces. */
export const keptTrace = (header: string | null | undefined): TracePlace | null =>
  endedSpans.isHeard() ? placeIn(header) : null;

/** Does `work` at a place in a trace; null leaves it where it is. */
export const inTrace = <Result>(place: TracePlace | null, work: () => Result): Result =>
  place === null ? work() : places.run(place, work);

/** The `traceparent` of what is done now; null outside of traces. */
export function traceparent(): string | null {
  const place = places.getStore();
  if (place === undefined || place.spanId === null) return null;
  return `00-${place.traceId}-${place.spanId}-${place.isSampled ? '01' : '00'}`;
}

/** The same as headers of a call to a process of our own; no supplier gets them. */
export function traceHeaders(): Record<string, string> {
  const header = traceparent();
  return header === null ? {} : { traceparent: header };
}

/** What lines of a log carry of the trace in which they are written. */
export function traceFields(): Record<string, string> {
  const place = places.getStore();
  if (place === undefined) return {};
  const { traceId, spanId } = place;
  return spanId === null ? { traceId } : { traceId, spanId };
}

/** Whether what is done now is recorded. */
export const isRecorded = (): boolean => places.getStore()?.isSampled === true;

export interface OpenSpan {
  readonly place: TracePlace;
  end(facts: SpanFacts): void;
}

/** A span below `parent` that its opener ends, once. */
export function openSpan(parent: TracePlace, startMs = now()): OpenSpan {
  const { traceId, isSampled } = parent;
  const spanId = newId(8);
  return {
    place: { traceId, isSampled, spanId },
    end({ name, kind = 'internal', attributes = {}, isFailed = false }) {
      if (!isSampled) return;
      const ids = { traceId, spanId, parentId: parent.spanId };
      endedSpans.tell({ ...ids, name, kind, attributes, isFailed, startMs, endMs: now() });
    },
  };
}

/** Tells of a span that has just ended and had no children. */
export function tellSpan(seconds: number, facts: SpanFacts): void {
  const place = places.getStore();
  if (place?.isSampled === true) openSpan(place, now() - seconds * 1_000).end(facts);
}

interface ForeignSpan extends Pick<EndedSpan, 'traceId' | 'spanId' | 'parentId'> {
  /** milliseconds since it began, and for which it lasted */
  readonly ago: number;
  readonly duration: number;
}

/** Tells of a span of somebody who cannot send it, such as a browser, where its trace is recorded. */
export function tellForeign({ ago, duration, ...ids }: ForeignSpan, facts: SpanFacts): void {
  const { name, kind = 'internal', attributes = {}, isFailed = false } = facts;
  const place = incomingTrace(`00-${ids.traceId}-${ids.spanId}-00`);
  if (place?.isSampled !== true) return;
  const startMs = now() - ago;
  endedSpans.tell({ ...ids, name, kind, attributes, isFailed, startMs, endMs: startMs + duration });
}

/** Adds what is known of a span only while it is done. */
export type SpanNote = (attributes: SpanAttributes) => void;

const NOBODY: SpanNote = () => undefined;

/** Does `work` as a span of the trace under way, failed when it rejects with an error that is one. */
export async function spanned<Result>(
  facts: SpanFacts,
  work: (note: SpanNote) => Promise<Result>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<Result> {
  const parent = places.getStore();
  if (parent?.isSampled !== true) return work(NOBODY);
  const span = openSpan(parent);
  let { attributes = {} } = facts;
  let isFailed = false;
  try {
    return await places.run(span.place, () =>
      work((more) => (attributes = { ...attributes, ...more })),
    );
  } catch (error) {
    isFailed = isFailure(error);
    throw error;
  } finally {
    span.end({ ...facts, attributes, isFailed });
  }
}
