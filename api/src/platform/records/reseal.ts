import type { DocumentNumbers, NumberPlace } from './document-numbers';
import { StoredRecordError } from './stored-record-error';

export interface KeptNumber extends NumberPlace {
  readonly kept: string;
}

/** Numbers that are kept somewhere, and how one is written anew. */
export interface NumberStore {
  /** those that the current key did not seal, in the order of their rows' ids, after this one */
  stale(currentPrefix: string, after: string): Promise<readonly KeptNumber[]>;
  /** writes it if it still is what it was */
  write(number: KeptNumber, sealed: string): Promise<void>;
}

/**
 * Seals with the current key what is kept in clear or was sealed by another. What cannot be opened stays, keeps no other
 * from being sealed, and is told of at the end.
 */
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
