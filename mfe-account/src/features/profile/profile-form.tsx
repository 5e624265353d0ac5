import type { Account, AccountUpdate } from '@wayfare/api-contract';
import { AccountUpdateSchema } from '@wayfare/api-contract/account';
import { countryOptions, languageName, LANGUAGES } from '@wayfare/domain';
import { FormSelect, FormTextField, useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useState } from 'react';
import { saveAccount } from '../../api/account.api';
import { AreaFormFrame } from '../../ui/area/area-form-frame';
import styles from '../../ui/area/area.module.css';
import { useAreaForm, type AreaForm } from '../../ui/area/use-area-form';
import { PictureField } from './picture-field';
import { toPortrait } from './portrait';

/** The chosen picture, else the saved one. */
function Picture({
  form,
  kept,
}: {
  form: AreaForm<AccountUpdate, AccountUpdate>['form'];
  kept: string | null;
}) {
  const { id, value, error } = useFormField({ form, name: 'picture' });

  function choose(picture: string | null): void {
    form.setValue('picture', picture, { shouldDirty: true });
    form.clearErrors('picture');
  }

  async function handleChoose(file: File): Promise<void> {
    const portrait = await toPortrait(file);
    if (portrait === null) form.setError('picture', { type: 'server', message: 'picture' });
    else choose(portrait);
  }

  const picture = value === null || typeof value === 'string' ? value : kept;
  return (
    <PictureField
      id={id}
      picture={picture}
      error={error}
      onChoose={(file) => void handleChoose(file)}
      onRemove={() => choose(null)}
    />
  );
}

/** The e-mail address is the login and cannot be changed. */
export function ProfileForm({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const { api, updateProfile } = usePlatform();
  const page = useLanguage();
  const [kept, setKept] = useState(account);
  const { name, lastname, language, country } = account;
  const area = useAreaForm({
    schema: AccountUpdateSchema,
    defaults: { name, lastname, language, country: country ?? '' },
    async send(values) {
      const saved = await saveAccount(api, values);
      setKept(saved);
      area.form.setValue('picture', undefined);
      updateProfile({
        name: saved.name,
        lastname: saved.lastname,
        language: saved.language,
        picture: saved.picture,
        profile: { email: saved.email, country: saved.country },
      });
    },
  });
  const languages = LANGUAGES.map((value) => ({ value, label: languageName(value, page) }));
  return (
    <div className={styles.section}>
      <AreaFormFrame
        area={area}
        label={t('profile.title')}
        submitLabel={t('area.save')}
        savedText={t('profile.saved')}
      >
        <Picture form={area.form} kept={kept.picture} />
        <div className={styles.fields}>
          <FormTextField
            form={area.form}
            name="name"
            label={t('fields.name')}
            autoComplete="given-name"
            isRequired
          />
          <FormTextField
            form={area.form}
            name="lastname"
            label={t('fields.surname')}
            autoComplete="family-name"
            isRequired
          />
          <FormSelect
            form={area.form}
            name="language"
            label={t('fields.language')}
            options={languages}
          />
          <FormSelect
            form={area.form}
            name="country"
            label={t('area.fields.country')}
            description={t('profile.countryHint')}
            placeholder={t('travellers.notGiven')}
            options={countryOptions(page)}
            autoComplete="country"
          />
        </div>
        <p>
          {t('fields.email')}: <strong>{account.email}</strong>
        </p>
      </AreaFormFrame>
    </div>
  );
}
