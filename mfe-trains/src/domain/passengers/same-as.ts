import type { TrainItem } from '@wayfare/api-contract';
import { fieldsOf } from '../items/item-facts';
import type { ItemDraft } from './item-draft';
import { EMPTY_PASSENGER, type TypedPassenger } from './typed-passenger';

/** Belongs to the journey, not to the passenger. */
const OF_THE_JOURNEY = 'reduction_card_id';

export function isSameParty(
  a: Pick<TrainItem, 'travelers'>,
  b: Pick<TrainItem, 'travelers'>,
): boolean {
  return (
    a.travelers.length === b.travelers.length &&
    a.travelers.every(({ age }, index) => age === b.travelers[index]?.age)
  );
}

/** Copies another item's passengers, as far as asked for and typed (WCAG 3.3.7). */
export function filledFrom(source: ItemDraft, item: TrainItem, draft: ItemDraft): TypedPassenger[] {
  return item.travelers.map((traveler, index) => {
    const own = draft.passengers[index] ?? EMPTY_PASSENGER;
    const other = source.passengers[index] ?? EMPTY_PASSENGER;
    const asked = (['first_name', 'last_name', ...fieldsOf(item, traveler)] as const).filter(
      (name) => name !== OF_THE_JOURNEY && other[name] !== '',
    );
    // a pass has no trains yet to request assistance on
    const isAsked = item.type === 'point-to-point' && other.assistance.length > 0;
    return {
      ...own,
      ...Object.fromEntries(asked.map((name) => [name, other[name]])),
      assistance: isAsked ? other.assistance : own.assistance,
    };
  });
}
