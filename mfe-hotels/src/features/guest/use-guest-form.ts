import type { GuestDetails, GuestDetailsInput } from '@wayfare/api-contract';
import { schemaRules, useWayfareForm, type WayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useCallback, useId } from 'react';
import { toGuestValues } from '../../domain/booking/guest-details';
import { GuestDetailsSchema } from '../../domain/booking/guest-rules';
import { keepGuestDraft, restoreGuestValues } from '../../state/guest-draft';

export type GuestFormState = WayfareForm<GuestDetailsInput, GuestDetails>;

const TYPED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'confirmEmail',
  'specialRequest',
  'phone',
  'document',
  'documentType',
] as const;

const isControl = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function typedInto(id: string): string {
  const input = document.getElementById(id);
  return isControl(input) ? input.value : '';
}

/** What was typed before hydration wins over an older draft. */
function withTyped(kept: GuestDetailsInput, idOf: (name: string) => string): GuestDetailsInput {
  const typed = TYPED_FIELDS.map((name) => [name, typedInto(idOf(name))] as const).filter(
    ([, text]) => text !== '',
  );
  const roomGuests = kept.roomGuests?.map((guest, index) => ({
    firstName: typedInto(idOf(`roomGuests.${index}.firstName`)) || guest.firstName,
    lastName: typedInto(idOf(`roomGuests.${index}.lastName`)) || guest.lastName,
  }));
  return { ...kept, ...Object.fromEntries(typed), roomGuests };
}

/** Text key of a field, with the room's number for further rooms. */
function fieldName(name: string): { key: string; number?: number } {
  const room = /^roomGuests\.(\d)\.(\w+)$/.exec(name);
  return room === null
    ? { key: name.replace('.', '_') }
    : { key: `room_${room[2]}`, number: Number(room[1]) + 2 };
}

/** Booker and guest details; the draft survives reload, Back, a change of language and a lost session. */
export function useGuestForm(rooms: number): GuestFormState {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const own = useId();
  const idOf = useCallback((name: string) => `${own}${name}`, [own]);
  return useWayfareForm({
    rules: schemaRules(GuestDetailsSchema),
    defaults: toGuestValues(null, language, rooms),
    translate(key, name) {
      const field = fieldName(name);
      return t(`guest.problems.${key}`, {
        field: t(`guest.fields.${field.key}`, { number: field.number }),
      });
    },
    idOf,
    restore: useCallback(
      () => withTyped(restoreGuestValues(language, rooms), idOf),
      [language, rooms, idOf],
    ),
    keep: keepGuestDraft,
  });
}
