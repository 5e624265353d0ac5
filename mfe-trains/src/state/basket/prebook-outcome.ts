import { isApiError } from '@wayfare/api-client';
import type { TrainBasket } from '@wayfare/api-contract';
import { problemOf } from '@wayfare/checkout';
import { isRecord } from '@wayfare/forms';
import { readRefusals } from '../../api/passenger-refusals';
import type { PassengerRefusal } from '../../domain/passengers/passenger-problems';

/** Result of prebooking (OQ-68). */
export type PrebookOutcome =
  | { kind: 'kept'; basket: TrainBasket }
  /** the total differs from the one seen */
  | { kind: 'priceChanged'; before: string; now: string }
  /** items with expired offers; empty where the answer names none */
  | { kind: 'lapsed'; itemIds: string[] }
  | { kind: 'refused'; refusals: PassengerRefusal[] }
  | { kind: 'ordered' }
  | { kind: 'failed'; messageKey: string };

/** Items named in an error: `items.1` or `booking.items.1`. */
function itemsNamed(error: unknown, { bookingItems }: TrainBasket): string[] {
  const entries: readonly unknown[] = isApiError(error) ? error.errors : [];
  return entries.flatMap((entry) => {
    const [, place = ''] =
      (isRecord(entry) && typeof entry.field === 'string'
        ? /(?:^|\.)items\.(\d+)/.exec(entry.field)
        : null) ?? [];
    const item = place === '' ? undefined : bookingItems[Number(place)];
    return item === undefined ? [] : [item.id];
  });
}

export function outcomeOfFailure(error: unknown, basket: TrainBasket): PrebookOutcome {
  const problem = problemOf(error);
  switch (problem.kind) {
    case 'priceChanged':
      return problem.now === null
        ? { kind: 'failed', messageKey: 'common:priceChanged' }
        : { kind: 'priceChanged', before: problem.before ?? basket.ledger.total, now: problem.now };
    case 'gone':
      return { kind: 'lapsed', itemIds: itemsNamed(error, basket) };
    case 'details': {
      const refusals = readRefusals(error);
      return refusals.length > 0
        ? { kind: 'refused', refusals }
        : { kind: 'failed', messageKey: 'common:unexpected' };
    }
    case 'failed':
      return problem;
    default:
      return { kind: 'failed', messageKey: 'common:unexpected' };
  }
}
