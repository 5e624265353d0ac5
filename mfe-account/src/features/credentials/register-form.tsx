import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Checkbox, SelectField, TextField } from '@wayfare/ui';
import { useState } from 'react';
import { AccountForm } from './account-form';
import { findRegisterProblems } from './account-rules';
import { idOf } from './field-id';
import { PasswordChecklist } from './password-checklist';
import { PasswordField } from './password-field';
import { useAccountForm } from './use-account-form';

const EMPTY = { name: '', surname: '', email: '', password: '', passwordAgain: '', acceptTerms: false };

export function RegisterForm() {
  const { t } = useTranslation('account');
  const pageLanguage = useLanguage();
  const { values, change, errorOf, field, isSent, frame } = useAccountForm({ ...EMPTY, language: '' }, findRegisterProblems);
  const [isShown, setIsShown] = useState(false);
  const languages = [
    { value: 'en', label: t('fields.languageEn') },
    { value: 'nl', label: t('fields.languageNl') },
  ];
  return (
    <AccountForm frame={frame} isAccepted={isSent} page="register">
      <TextField {...field('name')} autoComplete="given-name" label={t('fields.name')} />
      <TextField {...field('surname')} autoComplete="family-name" label={t('fields.surname')} />
      <TextField {...field('email')} type="email" autoComplete="email" label={t('fields.email')} description={t('fields.emailHint')} />
      <PasswordField
        {...field('password')}
        isShown={isShown}
        autoComplete="new-password"
        label={t('fields.password')}
        description={t('fields.passwordNote')}
      />
      <PasswordChecklist password={values.password} />
      <PasswordField {...field('passwordAgain')} isShown={isShown} autoComplete="new-password" label={t('fields.passwordAgain')} />
      <Checkbox label={t('fields.showPassword')} isChecked={isShown} onChange={setIsShown} />
      <SelectField
        id={idOf('language')}
        name="language"
        label={t('fields.language')}
        value={values.language === '' ? pageLanguage : values.language}
        options={languages}
        onChange={(language) => change({ language })}
      />
      <Checkbox
        id={idOf('acceptTerms')}
        name="acceptTerms"
        label={t('fields.acceptTerms')}
        isChecked={values.acceptTerms}
        onChange={(acceptTerms) => change({ acceptTerms })}
        error={errorOf('acceptTerms')}
      />
    </AccountForm>
  );
}
