import { FormFrame } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './account-form.module.css';
import type { useAccountForm } from './use-account-form';

interface AccountFormProps {
  page: 'login' | 'register';
  frame: ReturnType<typeof useAccountForm>['frame'];
  isAccepted: boolean;
  children: ReactNode;
}

/** Frame of both forms. Nothing is sent before the script is there; it posts all the same, so that no password can get into a URL. */
export function AccountForm({ page, frame, isAccepted, children }: AccountFormProps) {
  const { t } = useTranslation('account');
  return (
    <FormFrame
      {...frame}
      className={styles.form}
      label={t(`${page}.formLabel`)}
      method="post"
      summaryTitle={(count) => t('errors.title', { count })}
      submitLabel={t(`${page}.submit`)}
      needsScript={t('needsScript')}
    >
      {children}
      <div role="status">
        {isAccepted && (
          <Notice tone="info" title={t(`${page}.outcomeTitle`)}>
            {t(`${page}.outcomeText`)}
          </Notice>
        )}
      </div>
    </FormFrame>
  );
}
