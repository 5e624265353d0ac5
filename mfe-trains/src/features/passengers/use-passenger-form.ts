import type { TrainBasket } from '@wayfare/api-contract';
import { judgedBy, useWayfareForm, type WayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { passengerLabel } from '../../domain/items/passenger-name';
import type { ItemDraft } from '../../domain/passengers/item-draft';
import {
  holdsPass,
  passengerRefusals,
  seatsOf,
  type PassengerRefusal,
} from '../../domain/passengers/passenger-problems';
import {
  dayParts,
  EMPTY_PASSENGER,
  isDayText,
  PASSENGER_TEXTS,
  type TypedPassenger,
} from '../../domain/passengers/typed-passenger';
import { draftOfItem, keepDrafts } from '../../state/passenger-drafts';
import { useRailCards } from '../../ui/search/use-facts';
import { problemText } from './problem-text';
import { usePassCodes } from './use-pass-codes';

export interface FormValues {
  items: ItemDraft[];
}

const idOf = (field: string) => `passenger-${field}`;
const coded = ({ field, problem }: PassengerRefusal) => ({ field, code: `${field} ${problem}` });

/** What a place in the form is about: `0.1.first_name`. */
function whereIs(field: string): { place: number; index: number; name: string } {
  const [place = '', index = '', name = ''] = field.split('.');
  return { place: Number(place), index: Number(index), name };
}

/**
 * The passengers of all items, as a form whose draft outlives a reload, Back, the other language and a lost session. It
 * is judged by the rules of the API, and shows what the API refused.
 */
export function usePassengerForm(
  { bookingItems }: TrainBasket,
  onDone: (items: ItemDraft[]) => void,
) {
  const { t } = useTranslation('trains');
  const { known: cards } = useRailCards();
  const codes = usePassCodes();
  // a changed basket has other items; what is typed for those that are left stays
  const restore = useCallback(
    (current: FormValues): FormValues => ({
      items: bookingItems.map(
        (item) => current.items.find(({ id }) => id === item.id) ?? draftOfItem(item),
      ),
    }),
    [bookingItems],
  );
  const judge = ({ items }: FormValues) =>
    passengerRefusals(
      bookingItems,
      items,
      ({ item, index, typed }) =>
        holdsPass(item, index, cards) && codes.isWrong(typed.reduction_card_id),
    ).map(coded);
  const form = useWayfareForm<FormValues>({
    rules: judgedBy(judge),
    defaults: { items: bookingItems.map(draftOfItem) },
    translate: (code) => problemText(code, t),
    idOf,
    restore,
    keep: ({ items }) => keepDrafts(items),
  });

  const heldCodes = (items: readonly ItemDraft[]) =>
    seatsOf(bookingItems, items).flatMap(({ item, index, typed, at }) =>
      holdsPass(item, index, cards) ? [{ at, code: typed.reduction_card_id }] : [],
    );

  async function wrongCodes(items: readonly ItemDraft[]): Promise<PassengerRefusal[]> {
    const held = heldCodes(items);
    const wrong = await codes.check(held.map(({ code }) => code));
    return held
      .filter(({ code }) => wrong.has(code.trim().toUpperCase()))
      .map(({ at }) => ({ field: `${at}.reduction_card_id`, problem: 'passCodeInvalid' }));
  }

  async function finish(items: ItemDraft[]): Promise<void> {
    const refused = await wrongCodes(items);
    if (refused.length > 0) form.refuse(refused.map(coded));
    else onDone(items);
  }

  function judged(field: string): string | null {
    const { place, index, name } = whereIs(field);
    const typed = form.getValues().items[place]?.passengers[index];
    const text = PASSENGER_TEXTS.find((known) => known === name.replace(/-(?:month|year)$/, ''));
    if (typed === undefined || text === undefined) return null;
    // a day in three fields is judged when all three are there
    const isWhole =
      !isDayText(text) || Object.values(dayParts(typed[text])).every((part) => part !== '');
    return isWhole ? `${place}.${index}.${text}` : null;
  }

  /** A code is checked while the next field is filled in already: no move of the focus, the message stands at its field. */
  async function checkCodes(): Promise<void> {
    for (const { field } of await wrongCodes(form.getValues().items)) form.leave(field, 'typed');
  }

  function listed(message: string, field: string): string {
    const { place, index } = whereIs(field);
    const traveler = bookingItems[place]?.travelers[index];
    const whose = traveler === undefined ? '' : passengerLabel(traveler, index, t);
    const which = bookingItems.length > 1 ? t('passengers.itemNumber', { number: place + 1 }) : '';
    return `${[which, whose].filter((part) => part !== '').join(', ')}: ${message}`;
  }

  return {
    frame: { form, onSubmit: ({ items }: FormValues) => void finish(items), listed, judged },
    /** Asks about a code as soon as its field is left, for whatever. */
    checkCodes: () => void checkCodes(),
    refuse: (refused: readonly PassengerRefusal[]) => form.refuse(refused.map(coded)),
  };
}

/** What the fields of one passenger need to know. */
export interface PassengerPlace {
  form: WayfareForm<FormValues>;
  /** of the item, and of the passenger in it */
  place: number;
  index: number;
}

/** A passenger as typed so far; whoever asks is rendered when that changes. */
export function useTyped({ form, place, index }: PassengerPlace): TypedPassenger {
  const typed = useWatch({ control: form.control, name: `items.${place}.passengers.${index}` });
  return { ...EMPTY_PASSENGER, ...typed };
}

/** Puts these texts in for one passenger. */
export function fillPassenger(
  { form, place, index }: PassengerPlace,
  patch: Partial<TypedPassenger>,
): void {
  const typed = form.getValues().items[place]?.passengers[index];
  if (typed !== undefined)
    form.setValue(`items.${place}.passengers.${index}`, { ...typed, ...patch });
}
