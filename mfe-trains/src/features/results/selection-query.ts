import { STEPS, type SelectionQuery } from './selection';

const KEYS = ['out', 'back', 'step'] as const;

export function readSelection(query: URLSearchParams): SelectionQuery {
  return {
    out: query.get('out') ?? '',
    back: query.get('back') ?? '',
    step: STEPS.find((step) => step === query.get('step')) ?? 'out',
  };
}

/** A search with a choice in it: Back goes through its steps, and a reload or a shared link shows the same. */
export function withSelection(search: URLSearchParams, selection: SelectionQuery): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const key of KEYS) {
    query.delete(key);
    if (selection[key] !== '' && selection[key] !== 'out') query.set(key, selection[key]);
  }
  return query;
}

/** Nothing chosen from this direction on: another way out can mean another way back. */
export function clearedFrom(direction: 0 | 1, selection: SelectionQuery): SelectionQuery {
  return direction === 0
    ? { out: '', back: '', step: 'out' }
    : { ...selection, back: '', step: 'back' };
}
