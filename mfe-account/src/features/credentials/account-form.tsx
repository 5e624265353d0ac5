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
  /** why the last attempt failed, when that is about no field */
  failure?: ReactNode;
  /** it has taken the place of a message: the keyboard goes on from here */
  isBack?: boolean;
  children?: ReactNode;
}

/** Frame of the forms. Nothing is sent before the script is there; it posts all the same, so that no password can get into a URL. */
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
