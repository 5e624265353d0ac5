const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long the workflow waits for what; milliseconds. Tests are less patient. */
export interface Patience {
  /** from booking to a confirmed card */
  readonly forPayment: number;
  /** for a supplier that cannot be reached before anything was sold */
  readonly forRequote: number;
  /** that a booking with an unknown outcome may show up at the supplier */
  readonly forUnknown: number;
  /** that the supplier may leave a booking without an outcome */
  readonly forOutcome: number;
  /** for the property's answer to a request: two days (HOT-49), within the seven that a reservation of money lasts */
  readonly forRequest: number;
  /** that a booking given up may still show up */
  readonly forLatecomer: number;
  /** between two looks at a request */
  readonly betweenLooks: number;
  /** between two tries to charge a card that declined */
  readonly betweenCharges: number;
  /** that a process may take for one step before another takes it over; more than its calls may take together */
  readonly forStep: number;
  /** that the row of a dead process waits for another: a living one renews its lease before that */
  readonly forLease: number;
  /** the first pause after a failure; doubles up to `longestPause` */
  readonly firstPause: number;
  readonly longestPause: number;
  /** the same for two looks at a card: a webhook may be lost, and whoever paid waits for us */
  readonly longestPaymentPause: number;
}

/** The pause before another look at a row that cannot be read: only other code or a corrected row helps. */
export const PARKED_MS = HOUR;

export const PATIENCE: Patience = {
  forPayment: 30 * MINUTE,
  forRequote: 2 * MINUTE,
  forUnknown: 15 * MINUTE,
  forOutcome: 24 * HOUR,
  forRequest: 48 * HOUR,
  forLatecomer: 24 * HOUR,
  betweenLooks: 5 * MINUTE,
  betweenCharges: 12 * HOUR,
  forStep: MINUTE,
  forLease: 10 * SECOND,
  firstPause: SECOND,
  longestPause: MINUTE,
  longestPaymentPause: 15 * SECOND,
};

/** The pause before try `tries + 1`: doubles each time, with a little chance so that many do not come back together. */
export function pauseAfter(
  tries: number,
  { firstPause, longestPause }: Pick<Patience, 'firstPause' | 'longestPause'>,
  random: () => number = Math.random,
): number {
  const doubled = Math.min(firstPause * 2 ** Math.max(tries - 1, 0), longestPause);
  return Math.round(doubled * (0.75 + random() / 2));
}

/** The pause before the next look at a card. */
export const pauseBeforeLook = (
  tries: number,
  { firstPause, longestPaymentPause: longestPause }: Patience,
) => pauseAfter(tries, { firstPause, longestPause });
