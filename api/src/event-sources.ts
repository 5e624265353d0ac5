import { duffelEvents } from './adapters/duffel/duffel-events';
import { eraEvents } from './adapters/rail-supplier/era-events';
import type { Config } from './platform/config';
import type { EventSource } from './booking/supplier-events.routes';

/** Suppliers whose messages are taken: those whose secret is known. */
export function eventSources({ supplier, rail }: Config): EventSource[] {
  const sources: EventSource[] = [];
  if (supplier.webhookSecret !== undefined)
    sources.push({
      name: 'duffel',
      header: 'x-duffel-signature',
      vertical: 'flights',
      events: duffelEvents(supplier.webhookSecret),
    });
  if (rail.webhookSecret !== undefined)
    sources.push({
      name: 'era',
      header: 'x-era-signature',
      vertical: 'trains',
      events: eraEvents(rail.webhookSecret),
    });
  return sources;
}
