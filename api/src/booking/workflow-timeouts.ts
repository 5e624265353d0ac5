import { backoff } from '../platform/queue/backoff';
import type { Pauses } from '../platform/queue/backoff';
import type { LeaseTimes } from '../platform/queue/leases';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds; tests wait less. */
export interface WorkflowTimeouts extends LeaseTimes, Pauses {
  readonly paymentWindow: number;
  /** for a supplier that is unreachable before anything was sold */
  readonly requoteWindow: number;
  /** in which an unknown outcome may show up at the supplier */
  readonly unknownWindow: number;
  /** that the supplier may leave a booking without an outcome */
  readonly outcomeWindow: number;
  /** two days for the property's answer (HOT-49), within the seven that a card reservation lasts */
  readonly requestWindow: number;
  /** that a booking given up may still show up */
  readonly lateArrivalWindow: number;
  readonly pollInterval: number;
  readonly chargeInterval: number;
  /** cap of the back-off at a card: a webhook may be lost, and whoever paid waits */
  readonly longestPaymentPause: number;
}

/** An unreadable row is helped only by other code or a correction. */
export const PARKED_MS = HOUR;

export const WORKFLOW_TIMEOUTS: WorkflowTimeouts = {
  paymentWindow: 30 * MINUTE,
  requoteWindow: 2 * MINUTE,
  unknownWindow: 15 * MINUTE,
  outcomeWindow: 24 * HOUR,
  requestWindow: 48 * HOUR,
  lateArrivalWindow: 24 * HOUR,
  pollInterval: 5 * MINUTE,
  chargeInterval: 12 * HOUR,
  stepTime: MINUTE,
  leaseTime: 10 * SECOND,
  firstPause: SECOND,
  longestPause: MINUTE,
  longestPaymentPause: 15 * SECOND,
};

export const backoffOfLook = (
  tries: number,
  { firstPause, longestPaymentPause: longestPause }: WorkflowTimeouts,
) => backoff(tries, { firstPause, longestPause });
