import type { GuestDetails, GuestDetailsInput } from '@wayfare/api-contract';
import { useWayfareForm, type WayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useEffectEvent, useLayoutEffect } from 'react';
import { keepGuestDraft, restoreGuestValues, toGuestValues } from './guest-draft';
import { GuestDetailsSchema } from './guest-rules';

export type GuestFormState = WayfareForm<GuestDetailsInput, GuestDetails>;

const TYPED_FIELDS = ['firstName', 'lastName', 'email', 'confirmEmail', 'specialRequest', 'phone', 'document', 'documentType'] as const;

const isControl = (element: Element | null) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** What was typed into the server's form before the script was there, which counts more than an older draft. */
function typedBefore(idOf: (name: string) => string): Partial<GuestDetailsInput> {
  const typed = TYPED_FIELDS.map((name) => {
    const input = document.getElementById(idOf(name));
    return [name, isControl(input) ? input.value : ''] as const;
  });
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

/** The details of booker and guest as a form whose draft outlives a reload, Back, the other language and a lost session. */
export function useGuestForm(): GuestFormState {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const form = useWayfareForm(GuestDetailsSchema, toGuestValues(null, language), (key, name) =>
    t(`guest.problems.${key}`, { field: t(`guest.fields.${name.replace('.', '_')}`) }),
  );
  const { subscribe, getFieldState, trigger } = form;
  const restore = useEffectEvent(() => form.reset({ ...restoreGuestValues(language), ...typedBefore(form.idOf) }, { keepDefaultValues: true }));

  // The tab's storage, which the server has not, is outside React; the draft comes in after hydration.
  useLayoutEffect(() => {
    restore();
    return subscribe({
      formState: { values: true },
      callback({ values, name }) {
        keepGuestDraft(values);
        // two addresses that differ are equal again whichever of them is corrected
        if (name === 'email' && getFieldState('confirmEmail').error !== undefined) void trigger('confirmEmail');
      },
    });
  }, [subscribe, getFieldState, trigger]);

  return form;
}
