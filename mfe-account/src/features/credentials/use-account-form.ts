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
  /** gets what meets every rule; rejects with ApiError */
  send: (values: Values) => Promise<void>;
  /** which fields the API refused, where that is not said by their names alone */
  refusalOf?: (error: ApiError) => AccountProblem[];
}

interface Refused {
  problem: AccountProblem;
  /** the value that was refused: another one is not wrong any more */
  value: unknown;
}

const withDraft = <Values extends object>(values: Values): Values => ({
  ...values,
  ...restoreDraft(),
});
const valueOf = (values: object, field: string): unknown =>
  Object.entries(values).find(([name]) => name === field)?.[1];

/** What is typed, what is wrong with it by our rules and by the server's, and how the sending goes. */
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
    // a refused solution is replaced by another, so the box stays as it is
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
    /** gets what meets every rule */
    onSubmit: sendOnce,
    isSending: isBusy,
    failure,
    /** sends the same once more */
    retry: () => sendOnce(form.getValues()),
    /** back to what was typed */
    forgive,
  };
}

/** What the frame of the forms needs of one. */
export type AccountFormState<Values extends object> = Pick<
  ReturnType<typeof useAccountForm<Values>>,
  'form' | 'onSubmit' | 'isSending'
>;
