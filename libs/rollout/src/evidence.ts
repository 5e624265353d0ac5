/** Page views, or what was measured of them, and on how many of them something happened. */
export interface Count {
  readonly trials: number;
  readonly events: number;
}

export interface Arms<Counted> {
  /** visitors with the new release */
  readonly fresh: Counted;
  /** those with the one before, at the same time */
  readonly control: Counted;
}

/** Log likelihood ratio of each alternative against the limit. */
export type Evidence = readonly number[];

/** How often above its limit a ratio of rates may be; of equal prior weight. */
const ALTERNATIVES = [1.1, 1.3, 1.6, 2.5, 5, 12, 30, 80];

const LOG_ALTERNATIVES = ALTERNATIVES.map(Math.log);

export const NO_EVIDENCE: Evidence = ALTERNATIVES.map(() => 0);

/**
 * Evidence with one more tick, that the fresh arm's rate is over `limit` times the control's. While it is not, the
 * mixture is a supermartingale from 1, whatever the rates do meanwhile: it ever reaches 1 / alpha with probability alpha
 * at most (Ville). mSPRT on counts: Robbins 1970; Johari et al. 2015; Lindon, Sanden and Shirikian 2022.
 */
export function weigh(
  evidence: Evidence,
  { fresh, control }: Arms<Count>,
  limit: number,
): Evidence {
  const events = fresh.events + control.events;
  if (fresh.trials === 0 || control.trials === 0 || events === 0) return evidence;
  const atLimit = limit * fresh.trials + control.trials;
  return evidence.map((sum, at) => {
    const atRatio = limit * (ALTERNATIVES[at] ?? 1) * fresh.trials + control.trials;
    return sum + fresh.events * (LOG_ALTERNATIVES[at] ?? 0) + events * Math.log(atLimit / atRatio);
  });
}

/** Natural logarithm of the mixture; 0 without evidence, negative where the limit is kept. */
export function logEvidence(evidence: Evidence): number {
  const most = Math.max(...evidence);
  const sum = evidence.reduce((total, each) => total + Math.exp(each - most), 0);
  return most + Math.log(sum / evidence.length);
}
