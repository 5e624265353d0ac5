import type {
  PassengerProblem,
  RailCard,
  TrainItem,
  TrainPassenger,
  TrainTraveler,
  UpdateTravelersRequest,
} from '@wayfare/api-contract';
import { findPassengerIssues } from '@wayfare/api-contract/train-travellers';
import { categoryOf, fieldsOf, travelDayOf } from '../items/item-facts';
import type { ItemDraft } from './item-draft';
import { draftOf, EMPTY_PASSENGER, toPassenger, type TypedPassenger } from './typed-passenger';

export interface PassengerRefusal {
  /** item index, passenger index, field name */
  field: string;
  problem: PassengerProblem | 'refused';
}

/** A card that is a pass held already: its code is checked (TRN-67). */
export function holdsPass(item: TrainItem, index: number, cards: readonly RailCard[]): boolean {
  const own = item.criteria?.travelers[index]?.cards ?? [];
  return own.some(({ code }) => cards.some((card) => card.isPass && card.code === code));
}

interface Seat {
  item: TrainItem;
  traveler: TrainTraveler;
  typed: TypedPassenger;
  at: string;
  index: number;
}

export function seatsOf(items: readonly TrainItem[], drafts: readonly ItemDraft[]): Seat[] {
  return items.flatMap((item, place) =>
    item.travelers.map((traveler, index) => ({
      item,
      traveler,
      index,
      at: `${place}.${index}`,
      typed: drafts.find(({ id }) => id === item.id)?.passengers[index] ?? EMPTY_PASSENGER,
    })),
  );
}

/** Problems by the API's rules, in the form's order. */
export function passengerRefusals(
  items: readonly TrainItem[],
  drafts: readonly ItemDraft[],
  isWrongCode: (seat: Seat) => boolean = () => false,
): PassengerRefusal[] {
  return seatsOf(items, drafts).flatMap((seat) => {
    const { item, traveler, typed, at } = seat;
    const facts = {
      category: categoryOf(traveler),
      fields: fieldsOf(item, traveler),
      travelDay: travelDayOf(item),
    };
    const issues = findPassengerIssues(draftOf(typed), facts).map(
      ({ field, problem }): PassengerRefusal => ({ field: `${at}.${field}`, problem }),
    );
    const code = `${at}.reduction_card_id`;
    const isWrong =
      facts.fields.includes('reduction_card_id') &&
      !issues.some(({ field }) => field === code) &&
      isWrongCode(seat);
    return isWrong ? [...issues, { field: code, problem: 'passCodeInvalid' }] : issues;
  });
}

/** The API's form; null while somebody is missing. */
export function wireItems(
  items: readonly TrainItem[],
  drafts: readonly ItemDraft[],
): UpdateTravelersRequest['items'] | null {
  if (passengerRefusals(items, drafts).length > 0) return null;
  return items.map((item) => {
    const passengers = drafts.find(({ id }) => id === item.id)?.passengers ?? [];
    const travelers = item.travelers.flatMap((traveler, index): TrainPassenger[] => {
      const passenger = toPassenger(
        traveler.id,
        passengers[index] ?? EMPTY_PASSENGER,
        fieldsOf(item, traveler),
      );
      return passenger === null ? [] : [passenger];
    });
    return { itemID: item.id, travelers };
  });
}

export const areComplete = (items: readonly TrainItem[]): boolean =>
  items.every(({ travelers }) =>
    travelers.every(({ firstName, lastName }) => firstName !== '' && lastName !== ''),
  );
