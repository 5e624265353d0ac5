import type { TraceLog, Traces } from '@wayfare/server/telemetry/collected-traces';
import { startTraces } from '@wayfare/server/telemetry/start-traces';
import type { TraceSettings } from '@wayfare/server/telemetry/trace-settings';
import { tellSpan } from '@wayfare/server/telemetry/traces';
import { serviceCalls, type ToldCall } from '../../adapters/told-calls';

const addCall = ({ service, operation, outcome, seconds }: ToldCall) =>
  tellSpan(seconds, {
    name: operation === undefined ? service : `${service} ${operation}`,
    kind: 'client',
    isFailed: outcome === 'failed' || outcome === 'unsent',
    attributes: {
      'peer.service': service,
      'wayfare.outcome': outcome,
      ...(operation === undefined ? {} : { 'wayfare.operation': operation }),
    },
  });

/** Collects this process's spans, and makes some of what its guards tell of calls of suppliers and bank. */
export async function startCallTraces(
  settings: TraceSettings | null,
  log: TraceLog,
): Promise<Traces> {
  const traces = await startTraces(settings, log);
  if (settings === null) return traces;
  const end = serviceCalls.hear(addCall);
  return {
    flush: traces.flush,
    async close() {
      end();
      await traces.close();
    },
  };
}
