import { useDraftForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { keepDraft, restoreDraft } from './account-draft';
import type { AccountProblem } from './account-rules';
import { idOf } from './field-id';

/** There are no accounts yet: a form that meets every rule sends nothing, says so and keeps what was typed. */
function sendNothing(): void {}

const withDraft = <Values extends object>(values: Values): Values => ({ ...values, ...restoreDraft() });

/** What is typed and what is wrong with it. */
export function useAccountForm<Values extends { email: string }>(empty: Values, judge: (values: Values) => AccountProblem[]) {
  const { t } = useTranslation('account');
  return useDraftForm<Values>({
    idOf,
    initial: empty,
    judge,
    translate: (code) => t(`errors.${code}`),
    restore: withDraft,
    keep: keepDraft,
    send: sendNothing,
  });
}
