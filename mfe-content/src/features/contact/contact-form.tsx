import { errorMessageKey } from '@wayfare/api-client';
import type { ApiError } from '@wayfare/api-client';
import { CONTACT_SUBJECTS, QUESTION_MAX, QUESTION_MIN } from '@wayfare/api-contract';
import {
  CaptchaField,
  Form,
  FormSelect,
  FormTextArea,
  FormEmailField,
  FormTextField,
  useFormField,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { usePlatform } from '@wayfare/remote-kit';
import { Notice, VisuallyHidden } from '@wayfare/ui';
import styles from './contact.module.css';
import { useContactForm } from './use-contact-form';

function NotSent({ error }: { error: ApiError }) {
  const { t } = useTranslation('content');
  const { email } = usePlatform().support;
  // the site's text of an invalid request is about searches
  const why = error.code === 'INVALID_REQUEST' ? t('contact.refused') : t(errorMessageKey(error));
  return (
    <Notice tone="error" title={t('contact.notSent')}>
      <p>{why}</p>
      <p>
        {t('contact.notSentHelp')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Notice>
  );
}

/** CNT-21 to CNT-25. The button waits for hydration: a plain form would put the question into the URL. */
export function ContactForm({ onSent }: { onSent: (ticketNumber: string, email: string) => void }) {
  const { t } = useTranslation('content');
  const { support } = usePlatform();
  const { form, onSubmit, captcha, needsCaptcha, isSending, failure } = useContactForm(onSent);
  const ticked = useFormField({ form, name: 'captcha' });
  const website = useFormField({ form, name: 'website' });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      className={styles.form}
      label={t('contact.formLabel')}
      method="post"
      isBusy={isSending}
      summaryTitle={(count) => t('contact.summary', { count })}
      submitLabel={t('contact.send')}
      needsScript={t('contact.needsScript', { email: support.email })}
    >
      <FormTextField
        form={form}
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        isRequired
      />
      <FormEmailField
        form={form}
        name="email"
        label={t('contact.email')}
        description={t('contact.emailHint')}
        isRequired
      />
      <FormSelect
        form={form}
        name="subject"
        label={t('contact.subject')}
        placeholder={t('contact.subjectNone')}
        options={CONTACT_SUBJECTS.map((value) => ({
          value,
          label: t(`contact.subjects.${value}`),
        }))}
        isRequired
      />
      <FormTextArea
        form={form}
        name="question"
        label={t('contact.question')}
        description={t('contact.questionHint', { min: QUESTION_MIN })}
        counter={(text) => t('contact.counter', { used: text.trim().length, max: QUESTION_MAX })}
        isRequired
      />
      <VisuallyHidden aria-hidden="true">
        <label>
          {t('contact.website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            value={website.value}
            onChange={(event) => website.onChange(event.target.value)}
          />
        </label>
      </VisuallyHidden>
      {needsCaptcha && <CaptchaField field={ticked} captcha={captcha} />}
      {failure !== null && <NotSent key={failure.count} error={failure.error} />}
    </Form>
  );
}
