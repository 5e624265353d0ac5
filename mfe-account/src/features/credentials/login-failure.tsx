import type { ApiError } from '@wayfare/api-client';
import type { Captcha } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { clockTime, factOf } from '../../domain/failure-facts';
import { Message } from '../../ui/message';
import { failureKey } from './failure-text';
import { Resend } from './resend';
import { ViewLink } from './view-link';

function Attempts({ error }: { error: ApiError }) {
  const { t } = useTranslation('account');
  const remaining = factOf(error, 'remaining');
  return (
    <Message tone="error" title={t('login.attemptsTitle')}>
      <p>
        {typeof remaining === 'number'
          ? t('login.attempts', { count: remaining })
          : t('login.attemptsUnknown')}
      </p>
    </Message>
  );
}

function Locked({ error }: { error: ApiError }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const time = clockTime(factOf(error, 'until'), language);
  return (
    <Message tone="error" title={t('login.lockedTitle')}>
      <p>{time === '' ? t('login.locked') : t('login.lockedUntil', { time })}</p>
      <p>
        {t('login.lockedWayIn')} <ViewLink view="recover">{t('login.forgot')}</ViewLink>
      </p>
    </Message>
  );
}

interface LoginFailureProps {
  error: ApiError;
  email: string;
  captcha: Captcha;
}

export function LoginFailure({ error, email, captcha }: LoginFailureProps) {
  const { t } = useTranslation('account');
  switch (error.code) {
    case 'ATTEMPTS':
      return <Attempts error={error} />;
    case 'ACCOUNT_LOCKED':
      return <Locked error={error} />;
    case 'NOT_ACTIVATED':
      return (
        <>
          <Message tone="error" title={t('login.notActivatedTitle')}>
            <p>{t('login.notActivated')}</p>
          </Message>
          <Resend email={email} captcha={captcha} />
        </>
      );
    case 'TIMEOUT':
      return <Message tone="error" title={t('common:network')} />;
    default:
      return <Message tone="error" title={t(failureKey(error))} />;
  }
}
