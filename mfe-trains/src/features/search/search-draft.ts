import { dropStored, readStored, writeStored } from '@wayfare/forms';
import type { Product } from './criteria';

/** What is typed but not searched yet, as the query it would become: for a reload and a change of language. */
const key = (product: Product) => `draft.trains.${product}`;

/** Of a page's query, what makes it the page of another search; which tab and which form are shown does not. */
export function draftBase(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('tab');
  parameters.delete('product');
  return parameters.toString();
}

/** `base` is the `draftBase` of the page it was typed on: on the page of another search the draft does not count. */
export function keepDraft(product: Product, base: string, query: URLSearchParams): void {
  writeStored(key(product), [base, query.toString()]);
}

export function dropDraft(product: Product): void {
  dropStored(key(product));
}

/** Null when there is none, or the storage is blocked or holds rubbish: the form starts empty and works all the same. */
export function restoreDraft(product: Product, base: string): URLSearchParams | null {
  const kept = readStored(key(product));
  return Array.isArray(kept) && kept[0] === base && typeof kept[1] === 'string' ? new URLSearchParams(kept[1]) : null;
}
