import { ASSISTANCE_KINDS, GENDERS, PHONE_TYPES, type FlightOffer } from '@wayfare/api-contract';
import { AssistanceFields, BookingSection, FieldGrid, SmallPrint } from '@wayfare/checkout';
import { ticketName } from '@wayfare/domain';
import {
  FormSelect,
  FormTextField,
  PhoneField,
  phoneParts,
  phoneText,
  useFormField,
} from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Checkbox } from '@wayfare/ui';
import { useWatch } from 'react-hook-form';
import { travellerLabel, travellerNames } from '../../domain/draft/traveller-name';
import type { TypedTraveller } from '../../domain/draft/typed-traveller';
import { BirthFields } from './birth-fields';
import { SavedTraveller } from './saved-traveller';
import type { PartyForm } from './use-party-form';

interface Props {
  form: PartyForm;
  index: number;
  offer: FlightOffer;
}

const named = <Name extends keyof TypedTraveller>(index: number, name: Name, field: string) => ({
  name: `travelers.${index}.${name}` as const,
  field: `${index}.${field}`,
});

/** The names as airlines write them, updated while typing (OQ-48). */
function OnTicket({ form, index }: Omit<Props, 'offer'>) {
  const { t } = useTranslation('flights');
  const [name, surname] = useWatch({
    control: form.control,
    name: [`travelers.${index}.name`, `travelers.${index}.surname`],
  });
  const [given, family] = [ticketName(name), ticketName(surname)];
  if (given === null || family === null)
    return <SmallPrint>{t('travellers.onTicketLater')}</SmallPrint>;
  return (
    <SmallPrint>
      {t('travellers.onTicket')} <strong>{`${family} / ${given}`}</strong>
    </SmallPrint>
  );
}

function NumberField({ form, index }: Props) {
  const { t } = useTranslation('flights');
  const prefix = useFormField({ form, ...named(index, 'phonePrefix', 'phone.prefix') });
  const number = useFormField({ form, ...named(index, 'phoneNumber', 'phone.number') });
  return (
    <PhoneField
      {...number}
      label={t('travellers.fields.phoneNumber')}
      value={phoneText({ code: prefix.value, number: number.value })}
      country={prefix}
      home=""
      isOwn={index === 0}
      isRequired
      onChange={(text) => {
        const typed = phoneParts(text);
        prefix.onChange(typed.code);
        number.onChange(typed.number);
      }}
    />
  );
}

function PhoneFields(props: Props) {
  const { t } = useTranslation('flights');
  const { form, index } = props;
  const { value: isSame, onChange } = useFormField({ form, name: `travelers.${index}.samePhone` });
  const types = PHONE_TYPES.map((value) => ({ value, label: t(`travellers.phoneTypes.${value}`) }));
  return (
    <>
      {index > 0 && (
        <Checkbox label={t('travellers.samePhone')} isChecked={isSame} onChange={onChange} />
      )}
      {!(index > 0 && isSame) && (
        <FieldGrid>
          <FormSelect
            form={form}
            {...named(index, 'phoneType', 'phone.type')}
            label={t('travellers.fields.phoneType')}
            placeholder={t('travellers.choose')}
            options={types}
            isRequired
          />
          <NumberField {...props} />
        </FieldGrid>
      )}
    </>
  );
}

/** The adult responsible for a child, or holding an infant (FLT-27). */
function AdultField({ form, offer, index }: Props) {
  const { t } = useTranslation('flights');
  const type = offer.passengers[index]?.type ?? 'adult';
  const names = travellerNames(offer, useWatch({ control: form.control, name: 'travelers' }), t);
  const adults = offer.passengers.flatMap((passenger, at) =>
    passenger.type === 'adult' ? [{ value: String(at), label: names[at] ?? '' }] : [],
  );
  return (
    <FormSelect
      form={form}
      {...named(index, 'responsibleAdult', 'responsible_adult')}
      label={t(`travellers.fields.responsibleAdult.${type}`)}
      placeholder={t('travellers.chooseAdult')}
      options={adults}
      isRequired
    />
  );
}

/** All that an airline asks of a traveller (FLT-30). */
export function TravellerFields(props: Props) {
  const { t } = useTranslation('flights');
  const { form, offer, index } = props;
  const passenger = offer.passengers[index];
  const assistance = useFormField({ form, name: `travelers.${index}.assistance` });
  if (passenger === undefined) return null;
  const genders = GENDERS.map((value) => ({ value, label: t(`travellers.genders.${value}`) }));
  return (
    <BookingSection id={`traveller-${index + 1}`} title={travellerLabel(index, passenger.type, t)}>
      <SavedTraveller form={form} index={index} />
      <FieldGrid>
        <FormTextField
          form={form}
          {...named(index, 'name', 'name')}
          label={t('travellers.fields.name')}
          autoComplete={index === 0 ? 'given-name' : 'off'}
          isRequired
        />
        <FormTextField
          form={form}
          {...named(index, 'surname', 'surname')}
          label={t('travellers.fields.surname')}
          autoComplete={index === 0 ? 'family-name' : 'off'}
          isRequired
        />
      </FieldGrid>
      <OnTicket form={form} index={index} />
      <FieldGrid>
        <FormSelect
          form={form}
          {...named(index, 'gender', 'gender')}
          label={t('travellers.fields.gender')}
          description={t('travellers.hints.gender')}
          placeholder={t('travellers.choose')}
          options={genders}
          autoComplete={index === 0 ? 'sex' : 'off'}
          isRequired
        />
        <BirthFields form={form} index={index} />
      </FieldGrid>
      <PhoneFields {...props} />
      {passenger.type !== 'adult' && <AdultField {...props} />}
      <AssistanceFields
        name={`${index}.assistance`}
        kinds={ASSISTANCE_KINDS}
        chosen={assistance.value}
        deadline={t('travellers.hints.assistance', { airline: offer.owner.name })}
        onChange={assistance.onChange}
      />
    </BookingSection>
  );
}
