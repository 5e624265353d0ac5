import { WORKFLOW_TIMEOUTS } from '../../src/booking/workflow-timeouts';

/** Nobody waits a quarter of an hour for an order that was never made. */
export const PATIENCE_HERE = { ...WORKFLOW_TIMEOUTS, unknownWindow: 1_500, firstPause: 200 };

export const FAMILY = ['adult', 'adult', 'child', 'infant_without_seat'] as const;
export function first<T>(list: readonly T[] | null | undefined): T {
  const [one] = list ?? [];
  if (one === undefined) throw new Error('there is none');
  return one;
}
