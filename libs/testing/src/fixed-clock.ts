/** A Thursday, ten in the morning in Amsterdam. */
export const FIXED_NOW = '2026-12-10T09:00:00Z';

export interface FixedClock {
  /** fits every `now` and `clock` parameter */
  now: () => number;
  advance: (milliseconds: number) => void;
}

/** A clock that stands still until the test moves it. */
export function fixedClock(start: string = FIXED_NOW): FixedClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
