import type { SavedTraveller } from '@wayfare/api-contract';
import { DOCUMENT_TYPES } from '@wayfare/api-contract/guest';
import { countryOptions } from '@wayfare/domain';
import {
  FormPhoneField,
  FormSelect,
  FormEmailField,
  FormTextField,
  useFormField,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Button } from '@wayfare/ui';
import { keepTraveller } from '../../api/travellers.api';
import { AreaFormFrame } from '../../ui/area/area-form-frame';
import styles from '../../ui/area/area.module.css';
import { useAreaForm, type AreaForm } from '../../ui/area/use-area-form';
import {
  toTravellerInput,
  TravellerFormSchema,
  type TravellerDetails,
  type TravellerInput,
} from './traveller-rules';

type FormState = AreaForm<TravellerInput, TravellerDetails>['form'];

function PersonFields({ form }: { form: FormState }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { value: country } = useFormField({ form, name: 'country' });
  const genders = (['MALE', 'FEMALE'] as const).map((value) => ({
    value,
    label: t(`travellers.genders.${value}`),
  }));
  return (
    <>
      <FormTextField
        form={form}
        name="firstName"
        label={t('area.fields.firstName')}
        description={t('travellers.nameHint')}
        autoComplete="off"
        isRequired
      />
      <FormTextField
        form={form}
        name="lastName"
        label={t('area.fields.lastName')}
        autoComplete="off"
        isRequired
      />
      <FormTextField
        form={form}
        name="dateOfBirth"
        label={t('area.fields.dateOfBirth')}
        description={t('travellers.dayHint')}
        inputMode="text"
        autoComplete="off"
      />
      <FormSelect
        form={form}
        name="gender"
        label={t('area.fields.gender')}
        placeholder={t('travellers.notGiven')}
        options={genders}
        autoComplete="off"
      />
      <FormSelect
        form={form}
        name="country"
        label={t('area.fields.country')}
        placeholder={t('travellers.notGiven')}
        options={countryOptions(language)}
        autoComplete="off"
      />
      <FormEmailField form={form} name="email" label={t('area.fields.email')} autoComplete="off" />
      <FormPhoneField
        form={form}
        name="phone"
        label={t('area.fields.phone')}
        home={typeof country === 'string' ? country : ''}
        isOwn={false}
      />
    </>
  );
}

function DocumentFields({ form }: { form: FormState }) {
  const { t } = useTranslation('account');
  const types = DOCUMENT_TYPES.map((value) => ({
    value,
    label: t(`travellers.documents.${value}`),
  }));
  return (
    <>
      <FormSelect
        form={form}
        name="documentType"
        label={t('area.fields.documentType')}
        placeholder={t('travellers.notGiven')}
        options={types}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="document"
        label={t('area.fields.document')}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="documentExpires"
        label={t('area.fields.documentExpires')}
        description={t('travellers.dayHint')}
        autoComplete="off"
      />
    </>
  );
}

interface TravellerFormProps {
  /** null: a new one */
  traveller: SavedTraveller | null;
  onSaved: (traveller: SavedTraveller) => void;
  onCancel: () => void;
}

/** Only names are required; dates are typed, never picked. */
export function TravellerForm({ traveller, onSaved, onCancel }: TravellerFormProps) {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const language = useLanguage();
  const area = useAreaForm({
    schema: TravellerFormSchema,
    defaults: toTravellerInput(traveller, language),
    send: async (values) =>
      onSaved(
        await keepTraveller(api, traveller === null ? values : { ...values, id: traveller.id }),
      ),
  });
  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      {t('area.cancel')}
    </Button>
  );
  return (
    <AreaFormFrame
      area={area}
      label={t(traveller === null ? 'travellers.add' : 'travellers.edit')}
      submitLabel={t('area.save')}
      actions={cancel}
    >
      <div className={styles.fields}>
        <PersonFields form={area.form} />
        <DocumentFields form={area.form} />
      </div>
    </AreaFormFrame>
  );
}
