import { BookingSection, FieldGrid, SmallPrint } from '@wayfare/checkout';
import { countryOptions, GUEST_LIMITS } from '@wayfare/domain';
import {
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormEmailField,
  FormTextField,
  useFormField,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useHydrated } from '@wayfare/ui';
import { DOCUMENT_TYPES } from '../../domain/booking/guest-rules';
import { AssistanceFields } from './assistance-fields';
import type { GuestFormState } from './use-guest-form';

interface Props {
  form: GuestFormState;
}

export function ContactFields({ form }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <BookingSection id="booker" title={t('guest.booker')}>
      <SmallPrint>{t('guest.emailNote')}</SmallPrint>
      <FieldGrid>
        <FormTextField
          form={form}
          name="firstName"
          label={t('guest.fields.firstName')}
          autoComplete="given-name"
          isRequired
        />
        <FormTextField
          form={form}
          name="lastName"
          label={t('guest.fields.lastName')}
          autoComplete="family-name"
          isRequired
        />
        <FormEmailField form={form} name="email" label={t('guest.fields.email')} isRequired />
        <FormEmailField
          form={form}
          name="confirmEmail"
          label={t('guest.fields.confirmEmail')}
          isRequired
        />
      </FieldGrid>
    </BookingSection>
  );
}

/** Registration data the property must record. Country names are rendered in the browser only. */
export function RegistrationFields({ form }: Props) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const { value } = useFormField({ form, name: 'country' });
  const country = typeof value === 'string' ? value : '';
  const countries = useHydrated() ? countryOptions(language) : [];
  const documents = DOCUMENT_TYPES.map((type) => ({
    value: type,
    label: t(`guest.documents.${type}`),
  }));
  return (
    <BookingSection id="registration" title={t('guest.registration')}>
      <SmallPrint>{t('guest.registrationNote')}</SmallPrint>
      <FieldGrid>
        <FormSelect
          form={form}
          name="country"
          label={t('guest.fields.country')}
          autoComplete="country"
          placeholder={t('guest.chooseCountry')}
          options={countries}
          isRequired
        />
        <FormPhoneField
          form={form}
          name="phone"
          label={t('guest.fields.phone')}
          home={country}
          isOwn
          isRequired
        />
        <FormSelect
          form={form}
          name="documentType"
          label={t('guest.fields.documentType')}
          placeholder={t('guest.chooseDocument')}
          options={documents}
          isRequired
        />
        <FormTextField
          form={form}
          name="document"
          label={t('guest.fields.document')}
          autoComplete="off"
          isRequired
        />
      </FieldGrid>
    </BookingSection>
  );
}

export function RequestField({ form }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <BookingSection id="wishes" title={t('guest.wishes')}>
      <AssistanceFields form={form} />
      <FormTextArea
        form={form}
        name="specialRequest"
        label={t('guest.fields.specialRequest')}
        description={t('guest.requestNote')}
        maxLength={GUEST_LIMITS.requestMax}
        counter={(text) => t('guest.counter', { used: text.length, max: GUEST_LIMITS.requestMax })}
      />
    </BookingSection>
  );
}
