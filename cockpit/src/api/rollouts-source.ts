export const SEEN_METRICS = [
  'errors',
  'fallbacks',
  'serverFailures',
  'lcp',
  'inp',
  'finished',
] as const;

/** How one metric stands in both arms of a rollout. */
export interface SeenMetric {
  readonly metric: (typeof SEEN_METRICS)[number];
  /** of the new release, and of the one beside it */
  readonly release: SeenCount;
  readonly control: SeenCount;
}

interface SeenCount {
  /** page views, renders or measurements */
  readonly of: number;
  readonly events: number;
}

/** A rollout as the cockpit shows it; `percent` is the share that the new release has. */
export interface RolloutView {
  readonly vertical: string;
  readonly version: string;
  readonly phase: 'climbing' | 'paused' | 'aborted' | 'finished' | 'taken-over';
  /** from 1 */
  readonly step: number;
  readonly steps: number;
  readonly weight: number;
  /** an instant */
  readonly since: string;
  /** of the service, in words */
  readonly reason: string;
  readonly seen: readonly SeenMetric[];
}

/** Where rollouts come from, and how one is ended; both reject with a CockpitError. */
export interface RolloutsSource {
  list(signal: AbortSignal): Promise<readonly RolloutView[]>;
  abort(rollout: Pick<RolloutView, 'vertical' | 'version'>, reason: string): Promise<void>;
}
