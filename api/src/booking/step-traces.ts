import {
  incomingTrace,
  keptTrace,
  type SpanFacts,
  type TracePlace,
} from '@wayfare/server/telemetry/traces';
import type { Booking } from './booking';

const HOUR = 3_600_000;

/** Steps soon after a request go on in its trace, in whichever process; what is due weeks later begins one of its own. */
export const traceOf = (
  { traceparent, stateSince }: Pick<Booking, 'traceparent' | 'stateSince'>,
  now: number,
): TracePlace | null =>
  (now - stateSince.getTime() < HOUR ? keptTrace(traceparent) : null) ?? incomingTrace();

/** A step by its state: neither the booking's id nor its reference. */
export const stepSpan = ({
  vertical,
  state,
  tries,
}: Pick<Booking, 'vertical' | 'state' | 'tries'>): SpanFacts => ({
  name: `booking ${state}`,
  attributes: {
    'wayfare.vertical': vertical,
    'wayfare.booking.state': state,
    'wayfare.tries': tries,
  },
});
