import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { activateAccount } from '../../api/sign-in.api';
import { Message } from '../../ui/message';
import { AccountForm } from './account-form';
import { failureKey } from './failure-text';
import { useAccountForm } from './use-account-form';

const NOTHING = {};
const nothingWrong = () => [];

/** Needs a press: mail scanners open links and must not use up the ticket. */
export function ActivationForm({
  ticket,
  onDone,
}: {
  ticket: string;
  onDone: (isActive: boolean) => void;
}) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const state = useAccountForm({
    empty: NOTHING,
    judge: nothingWrong,
    send: async () => onDone(await activateAccount(api, { ticket, language })),
  });
  return (
    <AccountForm
      state={state}
      label={t('activation.formLabel')}
      submitLabel={t('activation.submit')}
      failure={
        state.failure && (
          <Message
            key={state.failure.count}
            tone="error"
            title={t(failureKey(state.failure.error))}
          />
        )
      }
    >
      <p>{t('activation.lead')}</p>
    </AccountForm>
  );
}
