import type { DocumentNumbers, NumberPlace } from './document-numbers';
import { StoredRecordError } from './stored-record-error';

export interface KeptNumber extends NumberPlace {
  readonly kept: string;
}

export interface NumberStore {
  /** keyset pagination by the rows' ids */
  stale(currentPrefix: string, after: string): Promise<readonly KeptNumber[]>;
  /** compare-and-set on the former text */
  write(number: KeptNumber, sealed: string): Promise<void>;
}

/** Key rotation; unreadable ones stay, stop no other, and are reported at the end. */
export async function resealAll(
  stores: readonly NumberStore[],
  numbers: DocumentNumbers,
): Promise<void> {
  const broken: StoredRecordError[] = [];
  const one = async (store: NumberStore, number: KeptNumber): Promise<void> => {
    try {
      await store.write(number, numbers.seal(numbers.open(number.kept, number)));
    } catch (error) {
      if (!(error instanceof StoredRecordError)) throw error;
      broken.push(error);
    }
  };
  for (const store of stores) {
    let found = await store.stale(numbers.currentPrefix, '');
    while (found.length > 0) {
      for (const number of found) await one(store, number);
      found = await store.stale(numbers.currentPrefix, found.at(-1)?.id ?? '');
    }
  }
  if (broken.length > 0)
    throw new AggregateError(broken, broken.map(({ message }) => message).join('; '));
}
