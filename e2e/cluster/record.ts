/** Something that a visitor asked for, and what came of it. Times are milliseconds since 1970. */
export interface Attempt {
  readonly kind: 'page' | 'call';
  readonly what: string;
  readonly began: number;
  readonly ended: number;
  /** null when it was answered as it should be */
  readonly failure: string | null;
}

/** A process was killed, or a store was away, from one moment to another. */
export interface Outage {
  readonly from: number;
  readonly until: number;
  /** `in flight`: calls that the killed process had; `meanwhile`: calls while what they need is away */
  readonly excuses: 'in flight' | 'meanwhile' | 'nothing';
}

/** Until then callers may not have heard that a process has ended. */
const HEARD_MS = 500;
/** After a store is back its users connect again. */
const CONNECTED_MS = 2_000;

/** Whether a call may fail because of an outage; a page may never. */
export function isExcused({ kind, began, ended }: Attempt, outage: Outage): boolean {
  const { from, until, excuses } = outage;
  if (kind === 'page' || excuses === 'nothing') return false;
  return excuses === 'in flight'
    ? began <= from + HEARD_MS && ended >= from
    : began <= until + CONNECTED_MS && ended >= from;
}

export interface Counted {
  readonly pages: number;
  readonly failedPages: readonly Attempt[];
  readonly calls: number;
  readonly excusedCalls: readonly Attempt[];
  readonly failedCalls: readonly Attempt[];
}

/** What was asked for during an outage, and what of it failed with its excuse and without that of any. */
export function counted(
  attempts: readonly Attempt[],
  outage: Outage,
  outages: readonly Outage[] = [outage],
): Counted {
  const meanwhile = attempts.filter(
    ({ began, ended }) => ended >= outage.from && began <= outage.until + CONNECTED_MS,
  );
  const of = (kind: Attempt['kind']) => meanwhile.filter((attempt) => attempt.kind === kind);
  const failed = (kind: Attempt['kind']) => of(kind).filter(({ failure }) => failure !== null);
  return {
    pages: of('page').length,
    failedPages: failed('page'),
    calls: of('call').length,
    excusedCalls: failed('call').filter((attempt) => isExcused(attempt, outage)),
    failedCalls: unexcused(failed('call'), outages),
  };
}

/** What failed at any time, without the excuse of an outage. */
export const unexcused = (attempts: readonly Attempt[], outages: readonly Outage[]): Attempt[] =>
  attempts.filter(
    (attempt) => attempt.failure !== null && !outages.some((outage) => isExcused(attempt, outage)),
  );
