import { toApiError } from '@wayfare/api-client';
import type { ApiError } from '@wayfare/api-client';
import type { Captcha } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button } from '@wayfare/ui';
import { useState } from 'react';
import { askForMail } from '../../api/sign-in.api';
import styles from './account-form.module.css';
import { failureKey } from './failure-text';

type ResendState = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; error: ApiError };

/** Resends the activation mail; proof of work runs without a checkbox, since the password was known. */
export function Resend({ email, captcha }: { email: string; captcha: Captcha }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const [resend, setResend] = useState<ResendState>({ state: 'idle' });

  async function handleClick(): Promise<void> {
    if (resend.state === 'sending') return;
    setResend({ state: 'sending' });
    try {
      await captcha.spend((solution) =>
        askForMail(api, 'resend', { user: email, language, captcha: solution }),
      );
      setResend({ state: 'sent' });
    } catch (error) {
      setResend({ state: 'failed', error: toApiError(error) });
    }
  }

  return (
    <div className={styles.resend}>
      <Button
        variant="secondary"
        size="small"
        isBusy={resend.state === 'sending'}
        onClick={() => void handleClick()}
      >
        {t('resend.again')}
      </Button>
      <p role="status">
        {resend.state === 'sent' && t('resend.sent', { email })}
        {resend.state === 'failed' && t(failureKey(resend.error))}
      </p>
    </div>
  );
}
