import { BookingSection, FieldGrid, SmallPrint } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { TextField } from '@wayfare/ui';
import type { PartyForm } from './use-party-form';

/** Where tickets and news of the flight go. */
export function ContactFields({ form }: { form: PartyForm }) {
  const { t } = useTranslation('flights');
  return (
    <BookingSection id="contact" title={t('travellers.contact')}>
      <SmallPrint>{t('travellers.contactNote')}</SmallPrint>
      <FieldGrid>
        {(['email', 'confirm_email'] as const).map((name) => (
          <TextField
            key={name}
            id={form.idOf(`contact.${name}`)}
            name={`contact.${name}`}
            label={t(`travellers.fields.${name}`)}
            type="email"
            inputMode="email"
            autoComplete="email"
            isRequired
            value={form.values.contactInfo[name]}
            error={form.errorOf(`contact.${name}`)}
            onChange={(value) => form.changeContact({ [name]: value })}
          />
        ))}
      </FieldGrid>
    </BookingSection>
  );
}
