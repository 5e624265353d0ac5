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

/** Splits a field's name: `0.1.first_name`. */
function whereIs(field: string): { place: number; index: number; name: string } {
  const [place = '', index = '', name = ''] = field.split('.');
  return { place: Number(place), index: Number(index), name };
}

/** The draft survives reload, Back, another language and a lost session. Shows the API's refusals too. */
export function usePassengerForm(
  { bookingItems }: TrainBasket,
  onDone: (items: ItemDraft[]) => void,
) {
  const { t } = useTranslation('trains');
  const { known: cards } = useRailCards();
  const codes = usePassCodes();
  // a changed basket has other items; the others' drafts stay
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
    // a date in three fields is validated when all are filled in
    const isWhole =
      !isDayText(text) || Object.values(dayParts(typed[text])).every((part) => part !== '');
    return isWhole ? `${place}.${index}.${text}` : null;
  }

  /** Runs while the next field is being filled in: shows a message without moving the focus. */
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
    checkCodes: () => void checkCodes(),
    refuse: (refused: readonly PassengerRefusal[]) => form.refuse(refused.map(coded)),
  };
}

export interface PassengerPlace {
  form: WayfareForm<FormValues>;
  place: number;
  index: number;
}

/** Subscribes: the caller rerenders on changes. */
export function useTyped({ form, place, index }: PassengerPlace): TypedPassenger {
  const typed = useWatch({ control: form.control, name: `items.${place}.passengers.${index}` });
  return { ...EMPTY_PASSENGER, ...typed };
}

export function fillPassenger(
  { form, place, index }: PassengerPlace,
  patch: Partial<TypedPassenger>,
): void {
  const typed = form.getValues().items[place]?.passengers[index];
  if (typed !== undefined)
    form.setValue(`items.${place}.passengers.${index}`, { ...typed, ...patch });
}
