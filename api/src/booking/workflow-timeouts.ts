import { backoff } from '../platform/queue/backoff';
import type { Pauses } from '../platform/queue/backoff';
import type { LeaseTimes } from '../platform/queue/leases';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long the workflow waits for what; milliseconds. Tests wait less. */
export interface WorkflowTimeouts extends LeaseTimes, Pauses {
  /** from booking to a confirmed card */
  readonly paymentWindow: number;
  /** for a supplier that cannot be reached before anything was sold */
  readonly requoteWindow: number;
  /** that a booking with an unknown outcome may show up at the supplier */
  readonly unknownWindow: number;
  /** that the supplier may leave a booking without an outcome */
  readonly outcomeWindow: number;
  /** for the property's answer to a request: two days (HOT-49), within the seven that a reservation of money lasts */
  readonly requestWindow: number;
  /** that a booking given up may still show up */
  readonly lateArrivalWindow: number;
  /** between two looks at a request */
  readonly pollInterval: number;
  /** between two tries to charge a card that declined */
  readonly chargeInterval: number;
  /** the same for two looks at a card: a webhook may be lost, and whoever paid waits for us */
  readonly longestPaymentPause: number;
}

/** The pause before another look at a row that cannot be read: only other code or a corrected row helps. */
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

/** The pause before the next look at a card. */
export const backoffOfLook = (
  tries: number,
  { firstPause, longestPaymentPause: longestPause }: WorkflowTimeouts,
) => backoff(tries, { firstPause, longestPause });
