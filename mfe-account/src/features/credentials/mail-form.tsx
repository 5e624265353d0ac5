import { CaptchaField, FormEmailField, useCaptcha, useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button } from '@wayfare/ui';
import { useState } from 'react';
import { askForMail } from '../../api/sign-in.api';
import type { MailKind } from '../../api/sign-in.api';
import { findMailProblems } from '../../domain/account-rules';
import type { MailValues } from '../../domain/account-rules';
import { Message } from '../../ui/message';
import { AccountForm } from './account-form';
import styles from './account-form.module.css';
import { failureKey } from './failure-text';
import { useAccountForm } from './use-account-form';

const EMPTY: MailValues = { email: '', captcha: false };

/** The result reads the same for every address (ACC-14). */
export function MailForm({ kind }: { kind: MailKind }) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const captcha = useCaptcha();
  const [sentTo, setSentTo] = useState('');
  const [isBack, setIsBack] = useState(false);
  const state = useAccountForm({
    empty: EMPTY,
    judge: findMailProblems,
    async send({ email }) {
      await captcha.spend((solution) =>
        askForMail(api, kind, { user: email, language, captcha: solution }),
      );
      setSentTo(email);
    },
  });
  const { form, failure } = state;
  const ticked = useFormField({ form, name: 'captcha' });

  function handleAgain(): void {
    setIsBack(true);
    setSentTo('');
  }

  if (sentTo !== '') {
    return (
      <div className={styles.form}>
        <Message tone="success" title={t(`${kind}.doneTitle`)}>
          <p>{t(`${kind}.done`, { email: sentTo })}</p>
        </Message>
        <Button variant="secondary" onClick={handleAgain}>
          {t(`${kind}.another`)}
        </Button>
      </div>
    );
  }
  return (
    <AccountForm
      state={state}
      isBack={isBack}
      label={t(`${kind}.formLabel`)}
      submitLabel={t(`${kind}.submit`)}
      failure={
        failure && <Message key={failure.count} tone="error" title={t(failureKey(failure.error))} />
      }
    >
      <FormEmailField
        form={form}
        name="email"
        isRequired
        label={t('fields.email')}
        description={t('fields.emailHint')}
      />
      <CaptchaField field={ticked} captcha={captcha} />
    </AccountForm>
  );
}
