import type { TrainBasket } from '@wayfare/api-contract';

/* Changes of the basket that the server has not answered yet, whichever part of the page asked for them. */

type Change = Promise<TrainBasket | null>;

const running = new Set<Change>();

/** `change` is null, and told where it was asked for, when it came to nothing. */
export function noteChange(change: Change): Change {
  running.add(change);
  void change.finally(() => running.delete(change));
  return change;
}

/** Waits for what is under way: `failed` when any of it came to nothing. */
export async function changesEnded(): Promise<'none' | 'made' | 'failed'> {
  if (running.size === 0) return 'none';
  const baskets = await Promise.all(running);
  return baskets.includes(null) ? 'failed' : 'made';
}
