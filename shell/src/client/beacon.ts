import { TELEMETRY_PATH, type TelemetrySent } from '@wayfare/api-contract';

type Told = {
  [Part in 'measurements' | 'navigations' | 'errors']?: readonly (Omit<
    NonNullable<TelemetrySent[Part]>[number],
    'vertical'
  > & { vertical: string })[];
};

export type Beacon = (told: Told) => void;

export function createBeacon(set: string): Beacon {
  return (told) => void navigator.sendBeacon?.(TELEMETRY_PATH, JSON.stringify({ set, ...told }));
}
