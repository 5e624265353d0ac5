import { TELEMETRY_PATH, type TelemetrySent } from '@wayfare/api-contract';

/** What a page tells; verticals by their names, which the shell has from manifests. */
type Told = {
  [Part in 'measurements' | 'errors']?: readonly (Omit<
    NonNullable<TelemetrySent[Part]>[number],
    'vertical'
  > & { vertical: string })[];
};

export type Beacon = (told: Told) => void;

/** Sends to our own API, even while the page goes away. Nobody waits for an answer. */
export function createBeacon(set: string): Beacon {
  return (told) => void navigator.sendBeacon?.(TELEMETRY_PATH, JSON.stringify({ set, ...told }));
}
