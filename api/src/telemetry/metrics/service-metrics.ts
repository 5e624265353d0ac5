import type { Clock } from '@wayfare/domain';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { breakers, serviceCalls } from '../../adapters/told-calls';
import { cacheLookups } from '../../platform/answers/answer-cache';

/** Seconds; a search may take as long as its supplier is allowed to. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30];

/** As of the last question. */
function cacheSizes(registers: Registry[]) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['cache'], registers });
  return {
    kept: gauge('wayfare_cache_bytes', 'Memory that kept answers of suppliers take'),
    most: gauge('wayfare_cache_limit_bytes', 'Memory that they may take'),
  };
}

/** How long suppliers, the payment provider and other services take, and which of them are left alone. */
export function watchServices(registers: Registry[], clock: Clock): () => void {
  const openUntil = new Map<string, number>();
  const seconds = new Histogram({
    name: 'wayfare_service_call_duration_seconds',
    help: 'Calls of services that answered, refused or failed',
    labelNames: ['service', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const unsent = new Counter({
    name: 'wayfare_service_calls_unsent_total',
    help: 'Calls that an open breaker or a full queue kept back',
    labelNames: ['service'],
    registers,
  });
  // its values are read when it is asked
  new Gauge({
    name: 'wayfare_service_breaker_open',
    help: '1 while a service is left alone because it failed',
    labelNames: ['service'],
    registers,
    // a pause ends by the clock, whether or not anybody calls then
    collect() {
      for (const [service, until] of openUntil) this.set({ service }, until > clock() ? 1 : 0);
    },
  });
  const lookups = new Counter({
    name: 'wayfare_cache_lookups_total',
    help: 'Questions that a kept answer of a supplier answered, or did not',
    labelNames: ['cache', 'result'],
    registers,
  });
  const sizes = cacheSizes(registers);
  const ends = [
    serviceCalls.hear(({ service, outcome, seconds: took }) => {
      if (outcome === 'unsent') unsent.inc({ service });
      else seconds.observe({ service, outcome }, took);
    }),
    cacheLookups.hear(({ cache, result, bytes, mostBytes }) => {
      lookups.inc({ cache, result });
      sizes.kept.set({ cache }, bytes);
      sizes.most.set({ cache }, mostBytes);
    }),
    breakers.hear(({ service, openUntil: until }) => openUntil.set(service, until ?? 0)),
  ];
  return () => ends.forEach((end) => end());
}
