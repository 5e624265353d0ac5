import type { ApiError } from '@wayfare/api-client';
import type { Captcha } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Button } from '@wayfare/ui';
import { Message } from '../../ui/message';
import styles from './account-form.module.css';
import { failureKey } from './failure-text';
import { Resend } from './resend';

/** Awaits the mail's link (ACC-12); reads the same for an address that has an account. */
export function Registered({ email, captcha }: { email: string; captcha: Captcha }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.form}>
      <Message tone="success" title={t('register.doneTitle')}>
        <p>{t('register.done', { email })}</p>
      </Message>
      <p>{t('register.notArrived')}</p>
      <Resend email={email} captcha={captcha} />
    </div>
  );
}

interface RegisterFailureProps {
  error: ApiError;
  isSending: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** The registration error page (ACC-17); the form's values are kept behind it. */
export function RegisterFailure({ error, isSending, onRetry, onBack }: RegisterFailureProps) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.form}>
      <Message tone="error" title={t('register.failedTitle')}>
        <p>{t(failureKey(error))}</p>
        <p>{t('register.failed')}</p>
      </Message>
      <Button isBusy={isSending} onClick={onRetry}>
        {t('register.retry')}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {t('register.back')}
      </Button>
    </div>
  );
}
