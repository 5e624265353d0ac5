import { toApiError } from '@wayfare/api-client';
import type { ApiError } from '@wayfare/api-client';
import { useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useId, useRef, useState } from 'react';
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

/** A call that failed for a reason that is no field's. */
export interface FormFailure {
  error: ApiError;
  /** each failure is announced, the same one again too */
  count: number;
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
  const prefix = useId();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const form = useDraftForm<Values>({
    idOf: (field) => `${prefix}${field}`,
    initial: empty,
    judge(values) {
      const found = judge(values);
      const others = refused.filter(
        ({ problem, value }) =>
          valueOf(values, problem.field) === value &&
          found.every(({ field }) => field !== problem.field),
      );
      return [...found, ...others.map(({ problem }) => problem)];
    },
    translate: (code) => t(`errors.${code}`),
    restore: withDraft,
    keep: keepDraft,
    send: (values) => void sendOnce(values),
  });

  function handleFailure(error: ApiError, values: Values): void {
    const problems = refusalOf(error);
    if (problems.length === 0) {
      setFailure((before) => ({ error, count: (before?.count ?? 0) + 1 }));
      return;
    }
    setFailure(null);
    // a refused solution is replaced by another, so the box stays as it is
    setRefused(
      problems
        .filter(({ field }) => field !== 'captcha')
        .map((problem) => ({ problem, value: valueOf(values, problem.field) })),
    );
    form.refuse(problems);
  }

  async function sendOnce(values: Values): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      await send(values);
      setFailure(null);
    } catch (error) {
      handleFailure(toApiError(error), values);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return {
    ...form,
    idOf: form.frame.idOf,
    isSending,
    failure,
    /** sends the same once more */
    retry: () => void sendOnce(form.values),
    /** back to what was typed */
    forgive: () => setFailure(null),
  };
}

export type AccountFormState = Pick<ReturnType<typeof useAccountForm>, 'frame' | 'isSending'>;
