import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { setPassword } from '../../api/sign-in.api';
import { findPasswordProblems } from '../../domain/account-rules';
import type { NewPasswordValues } from '../../domain/account-rules';
import { Message } from '../../ui/message';
import { AccountForm } from './account-form';
import { failureKey } from './failure-text';
import { NewPasswordFields } from './new-password-fields';
import { useAccountForm } from './use-account-form';

const EMPTY: NewPasswordValues = { password: '', passwordAgain: '' };

interface NewPasswordFormProps {
  ticket: string;
  onDone: () => void;
  /** unknown, used or too old */
  onBadTicket: () => void;
}

/** Only sending the form checks and uses up the mail's ticket. */
export function NewPasswordForm({ ticket, onDone, onBadTicket }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const state = useAccountForm({
    empty: EMPTY,
    judge: findPasswordProblems,
    async send({ password }) {
      if (await setPassword(api, { ticket, password, language })) onDone();
      else onBadTicket();
    },
  });
  const { form, failure } = state;
  return (
    <AccountForm
      state={state}
      label={t('recover.formLabel')}
      submitLabel={t('recover.submit')}
      failure={
        failure && <Message key={failure.count} tone="error" title={t(failureKey(failure.error))} />
      }
    >
      <NewPasswordFields form={form} />
    </AccountForm>
  );
}
