import { optionPart, queryTable, textPart } from '@wayfare/search';
import { STEPS, type SelectionQuery } from './selection';

/** The choice is in the address: Back steps through it, a reload or shared link shows the same. */
export const { read: readSelection, write: withSelection } = queryTable<SelectionQuery>({
  out: textPart('out'),
  back: textPart('back'),
  step: optionPart('step', STEPS),
});

/** Clears from this direction on: another way out may change the way back. */
export function clearedFrom(direction: 0 | 1, selection: SelectionQuery): SelectionQuery {
  return direction === 0
    ? { out: '', back: '', step: 'out' }
    : { ...selection, back: '', step: 'back' };
}
