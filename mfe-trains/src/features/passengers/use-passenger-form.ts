import type { DeliveryType, TrainBasket } from '@wayfare/api-contract';
import { useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useCallback } from 'react';
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

interface FormValues {
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
  const form = useDraftForm<FormValues>({
    idOf,
    initial: { items: bookingItems.map(draftOfItem) },
    judge,
    restore,
    keep: ({ items }) => keepDrafts(items),
    translate: (code) => problemText(code, t),
    send: ({ items }) => void finish(items),
  });
  const { values, frame } = form;

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

  function changeItem(id: string, patch: Partial<ItemDraft>): void {
    form.change({
      items: values.items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
    });
  }

  function changePassenger(place: number, index: number, patch: Partial<TypedPassenger>): void {
    const item = values.items[place];
    if (item !== undefined)
      changeItem(item.id, {
        passengers: item.passengers.map((typed, at) =>
          at === index ? { ...typed, ...patch } : typed,
        ),
      });
  }

  function handleLeave(field: string): void {
    const { place, index, name } = whereIs(field);
    const typed = values.items[place]?.passengers[index];
    const text = PASSENGER_TEXTS.find((known) => known === name.replace(/-(?:month|year)$/, ''));
    if (typed === undefined || text === undefined) return;
    // a day in three fields is judged when all three are there
    if (!isDayText(text) || Object.values(dayParts(typed[text])).every((part) => part !== ''))
      frame.onLeave(`${place}.${index}.${text}`);
  }

  /** A code is checked while the next field is filled in already: no move of the focus, the message stands at its field. */
  function errorOf(field: string): string | undefined {
    const isWrong = heldCodes(values.items).some(
      ({ at, code }) => field === `${at}.reduction_card_id` && codes.isWrong(code),
    );
    return (
      form.errorOf(field) ?? (isWrong ? problemText(`${field} passCodeInvalid`, t) : undefined)
    );
  }

  function labelled({ field, message }: { field: string; message: string }) {
    const { place, index } = whereIs(field);
    const traveler = bookingItems[place]?.travelers[index];
    const whose = traveler === undefined ? '' : passengerLabel(traveler, index, t);
    const which = bookingItems.length > 1 ? t('passengers.itemNumber', { number: place + 1 }) : '';
    return {
      field,
      message: `${[which, whose].filter((part) => part !== '').join(', ')}: ${message}`,
    };
  }

  return {
    values,
    idOf,
    errorOf,
    /** Asks about a code as soon as its field is left, for whatever. */
    checkCodes: () => void wrongCodes(values.items),
    typedAt: (place: number, index: number): TypedPassenger =>
      values.items[place]?.passengers[index] ?? EMPTY_PASSENGER,
    changePassenger,
    fillItem: (id: string, passengers: TypedPassenger[]) => changeItem(id, { passengers }),
    chooseDelivery: (id: string, delivery: DeliveryType) => changeItem(id, { delivery }),
    refuse: (refused: readonly PassengerRefusal[]) => form.refuse(refused.map(coded)),
    frame: { ...frame, errors: frame.errors.map(labelled), onLeave: handleLeave },
  };
}

export type PassengerForm = ReturnType<typeof usePassengerForm>;
