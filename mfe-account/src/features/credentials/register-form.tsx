import type { SignInOptions } from '@wayfare/api-contract';
import { CaptchaField, useCaptcha } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Checkbox, SelectField, Stack, TextField } from '@wayfare/ui';
import { useState } from 'react';
import { registerAccount } from '../../api/sign-in.api';
import { findRegisterProblems } from '../../domain/account-rules';
import type { RegisterValues } from '../../domain/account-rules';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';
import { NewPasswordFields } from './new-password-fields';
import { Registered, RegisterFailure } from './register-outcome';
import { TermsLink } from './terms-link';
import { ThirdParty } from './third-party';
import { useAccountForm } from './use-account-form';

const EMPTY: RegisterValues = {
  name: '',
  surname: '',
  email: '',
  password: '',
  passwordAgain: '',
  language: '',
  acceptTerms: false,
  captcha: false,
};

/** Makes an account (OQ-84). The outcome takes the place of the form, which keeps everything while it waits. */
export function RegisterForm({ options }: { options: SignInOptions | undefined }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const pageLanguage = useLanguage();
  const captcha = useCaptcha();
  const [registered, setRegistered] = useState('');
  const [isBack, setIsBack] = useState(false);
  const form = useAccountForm({
    empty: EMPTY,
    judge: findRegisterProblems,
    async send(values) {
      const account = {
        ...values,
        language: values.language === '' ? pageLanguage : values.language,
      };
      await captcha.spend((solution) => registerAccount(api, account, solution));
      setRegistered(values.email);
    },
  });
  const { values, change, errorOf, field, idOf, failure } = form;

  function handleBack(): void {
    setIsBack(true);
    form.forgive();
  }

  if (registered !== '') return <Registered email={registered} captcha={captcha} />;
  if (failure !== null)
    return (
      <RegisterFailure
        key={failure.count}
        error={failure.error}
        isSending={form.isSending}
        onRetry={form.retry}
        onBack={handleBack}
      />
    );

  const languages = [
    { value: 'en', label: t('fields.languageEn') },
    { value: 'nl', label: t('fields.languageNl') },
  ];
  return (
    <Stack gap={4}>
      <ThirdParty options={options} place="before" />
      <AccountForm
        form={form}
        isBack={isBack}
        label={t('register.formLabel')}
        submitLabel={t('register.submit')}
      >
        <TextField
          isRequired
          {...field('name')}
          autoComplete="given-name"
          label={t('fields.name')}
        />
        <TextField
          isRequired
          {...field('surname')}
          autoComplete="family-name"
          label={t('fields.surname')}
        />
        <TextField
          isRequired
          {...field('email')}
          type="email"
          autoComplete="email"
          label={t('fields.email')}
          description={t('fields.emailHint')}
        />
        <NewPasswordFields field={field} />
        <SelectField
          id={idOf('language')}
          name="language"
          label={t('fields.language')}
          value={values.language === '' ? pageLanguage : values.language}
          options={languages}
          onChange={(language) => change({ language })}
        />
        <div>
          <Checkbox
            id={idOf('acceptTerms')}
            name="acceptTerms"
            label={t('fields.acceptTerms')}
            isChecked={values.acceptTerms}
            onChange={(acceptTerms) => change({ acceptTerms })}
            error={errorOf('acceptTerms')}
          />
          <p className={styles.small}>
            <TermsLink />
          </p>
        </div>
        <CaptchaField field={field('captcha')} captcha={captcha} />
      </AccountForm>
    </Stack>
  );
}
