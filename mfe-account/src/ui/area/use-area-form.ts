import { errorMessageKey } from '@wayfare/api-client';
import {
  applyServerErrors,
  useWayfareForm,
  type ServerError,
  type WayfareForm,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useRequireLogged } from '@wayfare/session';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { refusalOf } from '../../domain/refusal';

type Outcome =
  | { state: 'idle' | 'sending' | 'saved' }
  | { state: 'failed'; message: string | null };

export interface AreaForm<TInput extends FieldValues, TOutput> {
  form: WayfareForm<TInput, TOutput>;
  /** a failure's message is null when it stands at the fields */
  outcome: Outcome;
  submit: (values: TOutput) => Promise<void>;
}

interface Options<TInput extends FieldValues, TOutput> {
  schema: GenericSchema<TInput, TOutput>;
  defaults: DefaultValues<NoInfer<TInput>>;
  /** rejects with ApiError */
  send: (values: TOutput) => Promise<void>;
}

/** A form of the account area: judged by the rules of the API, which may still refuse a field. What was typed stays. */
export function useAreaForm<TInput extends FieldValues, TOutput extends FieldValues>({
  schema,
  defaults,
  send,
}: Options<TInput, TOutput>): AreaForm<TInput, TOutput> {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const isRunning = useRef(false);
  const mayAct = useRequireLogged();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const form = useWayfareForm(schema, defaults, (key, name) => {
    const [problem, count] = key.split(':');
    return t(`area.problems.${problem}`, { field: t(`area.fields.${name}`), count: Number(count) });
  });

  async function submit(values: TOutput): Promise<void> {
    if (isRunning.current || !mayAct()) return;
    isRunning.current = true;
    setOutcome({ state: 'sending' });
    try {
      await send(values);
      setOutcome({ state: 'saved' });
    } catch (error) {
      const { fields, failure } = refusalOf(error, language, errorMessageKey);
      // the API names the fields of its request, which are those of the form
      applyServerErrors(form, fields as ServerError<TInput>[]);
      setOutcome({ state: 'failed', message: failure && t(failure.key, failure.values) });
    } finally {
      isRunning.current = false;
    }
  }

  return { form, outcome, submit };
}
