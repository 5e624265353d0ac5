import type { TrainBasket } from '@wayfare/api-contract';

/* Pending changes of the basket, from anywhere on the page. */

type Change = Promise<TrainBasket | null>;

const running = new Set<Change>();

/** `change` resolves with null on failure, which its caller reports. */
export function noteChange(change: Change): Change {
  running.add(change);
  void change.finally(() => running.delete(change));
  return change;
}

/** Waits for pending changes: `failed` when any of them failed. */
export async function changesEnded(): Promise<'none' | 'made' | 'failed'> {
  if (running.size === 0) return 'none';
  const baskets = await Promise.all(running);
  return baskets.includes(null) ? 'failed' : 'made';
}
