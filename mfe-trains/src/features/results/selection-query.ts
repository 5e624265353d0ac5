import { optionPart, queryTable, textPart } from '@wayfare/search';
import { STEPS, type SelectionQuery } from './selection';

/** A search with a choice in it: Back goes through its steps, and a reload or a shared link shows the same. */
export const { read: readSelection, write: withSelection } = queryTable<SelectionQuery>({
  out: textPart('out'),
  back: textPart('back'),
  step: optionPart('step', STEPS),
});

/** Nothing chosen from this direction on: another way out can mean another way back. */
export function clearedFrom(direction: 0 | 1, selection: SelectionQuery): SelectionQuery {
  return direction === 0
    ? { out: '', back: '', step: 'out' }
    : { ...selection, back: '', step: 'back' };
}
