import { useTranslation } from '@wayfare/i18n';
import { ASKS_FOR_LOGIN, useLoginPopup, useSystemError } from '@wayfare/session';
import styles from './site-layout.module.css';

export function SystemErrorBanner() {
  const { error, message, clear } = useSystemError();
  const [, showPopup] = useLoginPopup();
  const { t } = useTranslation('shell');
  if (!error) return null;
  return (
    <div className={styles.systemError} role="alert">
      <p>{t(message)}</p>
      {ASKS_FOR_LOGIN.has(message) && (
        <button type="button" onClick={() => showPopup({ type: 'show', component: 'login' })}>
          {t('login')}
        </button>
      )}
      <button type="button" onClick={clear}>
        {t('close')}
      </button>
    </div>
  );
}
