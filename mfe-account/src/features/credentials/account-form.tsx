import { Form } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { takeFocus } from '@wayfare/ui';
import type { ReactNode } from 'react';
import styles from './account-form.module.css';
import type { AccountFormState } from './use-account-form';

interface AccountFormProps<Values extends object> {
  state: AccountFormState<Values>;
  label: string;
  submitLabel: string;
  /** a failure of no single field */
  failure?: ReactNode;
  /** it replaced a message: takes the focus */
  isBack?: boolean;
  children?: ReactNode;
}

/** Waits for hydration; still a POST, so that no password can get into a URL. */
export function AccountForm<Values extends object>({
  state: { form, onSubmit, isSending },
  label,
  submitLabel,
  failure,
  isBack = false,
  children,
}: AccountFormProps<Values>) {
  const { t } = useTranslation('account');
  const formFrame = (
    <Form
      form={form}
      onSubmit={onSubmit}
      className={styles.form}
      label={label}
      method="post"
      isBusy={isSending}
      summaryTitle={(count) => t('errors.title', { count })}
      submitLabel={submitLabel}
      needsScript={t('needsScript')}
    >
      {failure}
      {children}
    </Form>
  );
  return isBack ? (
    <div ref={takeFocus} tabIndex={-1}>
      {formFrame}
    </div>
  ) : (
    formFrame
  );
}
