import { BookingSection, FieldGrid, SmallPrint } from '@wayfare/checkout';
import { FormEmailField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import type { PartyForm } from './use-party-form';

export function ContactFields({ form }: { form: PartyForm }) {
  const { t } = useTranslation('flights');
  return (
    <BookingSection id="contact" title={t('travellers.contact')}>
      <SmallPrint>{t('travellers.contactNote')}</SmallPrint>
      <FieldGrid>
        {(['email', 'confirm_email'] as const).map((name) => (
          <FormEmailField
            key={name}
            form={form}
            name={`contactInfo.${name}`}
            field={`contact.${name}`}
            label={t(`travellers.fields.${name}`)}
            isRequired
          />
        ))}
      </FieldGrid>
    </BookingSection>
  );
}
