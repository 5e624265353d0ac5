import { traceparent } from '@wayfare/server/telemetry/traces';

/** The column by which what is done later belongs to what asked for it; none outside of traces, where statements stay as they are. */
export function askedIn(): { traceparent?: string } {
  const header = traceparent();
  return header === null ? {} : { traceparent: header };
}
