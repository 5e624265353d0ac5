import type { TraceLog, Traces } from './collected-traces';
import type { TraceSettings } from './trace-settings';

/** Below the seven seconds in which a process drains. */
const TIMEOUT_MS = 3_000;

const NONE: Traces = { flush: async () => undefined, close: async () => undefined };

/** Collects the spans of this process and sends them; without settings OpenTelemetry is not even loaded. */
export async function startTraces(
  settings: TraceSettings | null,
  log: TraceLog,
  timeoutMs = TIMEOUT_MS,
): Promise<Traces> {
  if (settings === null) return NONE;
  const { exportTraces } = await import(/* webpackMode: "eager" */ './export-traces');
  return exportTraces(settings, log, timeoutMs);
}
