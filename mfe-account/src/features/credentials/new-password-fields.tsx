import { FormTextField, useFormField, type WayfareForm } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Checkbox } from '@wayfare/ui';
import { useId, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { NewPasswordValues } from '../../domain/account-rules';
import { PasswordChecklist } from '../../ui/password-checklist';

interface Props<Values extends NewPasswordValues> {
  form: WayfareForm<Values>;
}

function Checklist<Values extends NewPasswordValues>({ form, id }: Props<Values> & { id: string }) {
  const { value } = useFormField({ form, name: 'password' as FieldPath<Values> });
  return <PasswordChecklist id={id} password={String(value)} />;
}

export function NewPasswordFields<Values extends NewPasswordValues>({ form }: Props<Values>) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
  const rulesId = useId();
  const type = isShown ? 'text' : 'password';
  return (
    <>
      <FormTextField
        form={form}
        name={'password' as FieldPath<Values>}
        isRequired
        type={type}
        autoComplete="new-password"
        label={t('fields.password')}
        description={t('fields.passwordNote')}
        describedBy={rulesId}
      />
      <Checklist form={form} id={rulesId} />
      <FormTextField
        form={form}
        name={'passwordAgain' as FieldPath<Values>}
        isRequired
        type={type}
        autoComplete="new-password"
        label={t('fields.passwordAgain')}
      />
      <Checkbox label={t('fields.showPassword')} isChecked={isShown} onChange={setIsShown} />
    </>
  );
}
