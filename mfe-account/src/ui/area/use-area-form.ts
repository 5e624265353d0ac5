import { errorMessageKey } from '@wayfare/api-client';
import { schemaRules, useSending, useWayfareForm, type WayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useRequireLogged } from '@wayfare/session';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { refusalOf } from '../../domain/refusal';

export interface AreaForm<TInput extends FieldValues, TOutput> {
  form: WayfareForm<TInput, TOutput>;
  isBusy: boolean;
  isSaved: boolean;
  /** null also where fields show it */
  failure: string | null;
  submit: (values: TOutput) => Promise<void>;
}

interface Options<TInput extends FieldValues, TOutput> {
  schema: GenericSchema<TInput, TOutput>;
  defaults: NoInfer<TInput>;
  /** rejects with ApiError */
  send: (values: TOutput) => Promise<void>;
}

/** Validated by the API's rules; the API may still refuse a field. Typed values stay. */
export function useAreaForm<TInput extends FieldValues, TOutput extends FieldValues>({
  schema,
  defaults,
  send,
}: Options<TInput, TOutput>): AreaForm<TInput, TOutput> {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const mayAct = useRequireLogged();
  const [isSaved, setSaved] = useState(false);
  const form = useWayfareForm({
    rules: schemaRules(schema),
    defaults,
    translate(key, name) {
      const [problem, count] = key.split(':');
      return t(`area.problems.${problem}`, {
        field: t(`area.fields.${name}`),
        count: Number(count),
      });
    },
  });
  const { isBusy, failure, run } = useSending((error) => {
    // request fields and form fields have the same names
    const { fields } = refusalOf(error, language, errorMessageKey);
    if (fields.length > 0) form.refuse(fields, 'atField');
    return fields.length > 0;
  });

  async function submit(values: TOutput): Promise<void> {
    if (isBusy || !mayAct()) return;
    setSaved(false);
    setSaved(await run(() => send(values)));
  }

  const told = failure && refusalOf(failure.error, language, errorMessageKey).failure;
  return {
    form,
    isBusy,
    isSaved,
    failure: isBusy || told === null ? null : t(told.key, told.values),
    submit,
  };
}
