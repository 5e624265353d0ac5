import { BookingSection, FieldGrid, SmallPrint } from '@wayfare/checkout';
import { FormTextField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import type { PartyForm } from './use-party-form';

export function ContactFields({ form }: { form: PartyForm }) {
  const { t } = useTranslation('flights');
  return (
    <BookingSection id="contact" title={t('travellers.contact')}>
      <SmallPrint>{t('travellers.contactNote')}</SmallPrint>
      <FieldGrid>
        {(['email', 'confirm_email'] as const).map((name) => (
          <FormTextField
            key={name}
            form={form}
            name={`contactInfo.${name}`}
            field={`contact.${name}`}
            label={t(`travellers.fields.${name}`)}
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
          />
        ))}
      </FieldGrid>
    </BookingSection>
  );
}
