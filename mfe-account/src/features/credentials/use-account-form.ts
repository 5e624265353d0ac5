import type { ApiError } from '@wayfare/api-client';
import { judgedBy, refuseAll, useSending, useWayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useState } from 'react';
import type { AccountProblem } from '../../domain/account-rules';
import { keepDraft, restoreDraft } from './account-draft';
import { refusedFields } from './refusals';

interface AccountFormOptions<Values extends object> {
  empty: Values;
  judge: (values: Values) => AccountProblem[];
  send: (values: Values) => Promise<void>;
  /** maps the API's refusals to fields, where their names alone do not */
  refusalOf?: (error: ApiError) => AccountProblem[];
}

interface Refused {
  problem: AccountProblem;
  /** the refused value: any other one is not wrong */
  value: unknown;
}

const withDraft = <Values extends object>(values: Values): Values => ({
  ...values,
  ...restoreDraft(),
});
const valueOf = (values: object, field: string): unknown =>
  Object.entries(values).find(([name]) => name === field)?.[1];

/** Values, problems by our rules and the server's, and the state of sending. */
export function useAccountForm<Values extends object>({
  empty,
  judge,
  send,
  refusalOf = refusedFields,
}: AccountFormOptions<Values>) {
  const { t } = useTranslation('account');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const form = useWayfareForm<Values>({
    rules: judgedBy((values: Values) => {
      const found = judge(values);
      const others = refused.filter(
        ({ problem, value }) =>
          valueOf(values, problem.field) === value &&
          found.every(({ field }) => field !== problem.field),
      );
      return [...found, ...others.map(({ problem }) => problem)];
    }),
    defaults: empty,
    translate: (code) => t(`errors.${code}`),
    restore: withDraft,
    keep: keepDraft,
  });
  const { isBusy, failure, run, forgive } = useSending((error) => {
    const problems = refusalOf(error);
    // a refused captcha solution is replaced, so its box stays ticked
    const standing = problems.filter(({ field }) => field !== 'captcha');
    if (problems.length > 0)
      setRefused(
        standing.map((problem) => ({ problem, value: valueOf(form.getValues(), problem.field) })),
      );
    return refuseAll(form, problems);
  });
  const sendOnce = (values: Values) => void run(() => send(values));

  return {
    form,
    onSubmit: sendOnce,
    isSending: isBusy,
    failure,
    retry: () => sendOnce(form.getValues()),
    forgive,
  };
}

export type AccountFormState<Values extends object> = Pick<
  ReturnType<typeof useAccountForm<Values>>,
  'form' | 'onSubmit' | 'isSending'
>;
