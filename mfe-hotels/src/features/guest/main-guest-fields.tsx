import type { Quote } from '@wayfare/api-contract';
import { BookingSection, FieldGrid } from '@wayfare/checkout';
import { fromOccupancies } from '@wayfare/domain';
import { FormTextField, useFormField } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { RadioGroup } from '@wayfare/ui';
import { guestsText } from '../../domain/search/party-text';
import type { GuestFormState } from './use-guest-form';
import styles from './main-guest-fields.module.css';

interface Props {
  form: GuestFormState;
  quote: Pick<Quote, 'rooms' | 'occupancies'>;
}

/** The staying guest, if it is not the booker, and a name for each further room (HOT-18). */
export function MainGuestFields({ form, quote: { rooms, occupancies } }: Props) {
  const { t } = useTranslation('hotels');
  const { name, value, onChange } = useFormField({ form, name: 'mainGuest' });
  const options = (['self', 'other'] as const).map((choice) => ({
    value: choice,
    label: t(`guest.mainGuest.${choice}`),
  }));
  const party = fromOccupancies(occupancies);
  const headings = rooms.map(({ occupancyRefID: number, description }) => {
    const guests = party[number - 1];
    return t('guest.room', {
      number,
      description,
      guests: guests === undefined ? '' : guestsText(guests, (key, count) => t(key, { count })),
    });
  });
  return (
    <BookingSection id="who" title={t('guest.who')}>
      {rooms.length > 1 && <h3>{headings[0]}</h3>}
      <RadioGroup
        label={t('guest.fields.mainGuest')}
        isStacked
        name={name}
        value={value === 'other' ? 'other' : 'self'}
        options={options}
        onChange={onChange}
      />
      {value === 'other' && (
        <FieldGrid>
          <FormTextField
            form={form}
            name="guest.firstName"
            label={t('guest.fields.guest_firstName')}
            autoComplete="off"
            isRequired
          />
          <FormTextField
            form={form}
            name="guest.lastName"
            label={t('guest.fields.guest_lastName')}
            autoComplete="off"
            isRequired
          />
        </FieldGrid>
      )}
      {rooms.slice(1).map(({ occupancyRefID: number }, index) => (
        <div key={number} className={styles.room}>
          <h3>{headings[index + 1]}</h3>
          <FieldGrid>
            <FormTextField
              form={form}
              name={`roomGuests.${index}.firstName`}
              label={t('guest.fields.room_firstName', { number })}
              autoComplete="off"
              isRequired
            />
            <FormTextField
              form={form}
              name={`roomGuests.${index}.lastName`}
              label={t('guest.fields.room_lastName', { number })}
              autoComplete="off"
              isRequired
            />
          </FieldGrid>
        </div>
      ))}
    </BookingSection>
  );
}
