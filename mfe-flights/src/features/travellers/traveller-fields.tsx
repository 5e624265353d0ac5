import { ASSISTANCE_KINDS, GENDERS, PHONE_TYPES, type FlightOffer } from '@wayfare/api-contract';
import { AssistanceFields, BookingSection, FieldGrid, SmallPrint } from '@wayfare/checkout';
import { ticketName } from '@wayfare/domain';
import { PhoneField, phoneParts, phoneText } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { Checkbox, SelectField, TextField } from '@wayfare/ui';
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

/** Props of the field that holds one text of a traveller. */
function bound(
  { form, index }: Omit<Props, 'offer'>,
  name: Exclude<keyof TypedTraveller, 'type' | 'samePhone' | 'assistance'>,
  field: string,
) {
  return {
    id: form.idOf(`${index}.${field}`),
    name: `${index}.${name}`,
    value: form.values.travelers[index]?.[name] ?? '',
    error: form.errorOf(`${index}.${field}`),
    onChange: (value: string) => form.changeTraveller(index, { [name]: value }),
  };
}

/** The names as an airline writes them, while they are typed (OQ-48). */
function OnTicket({ traveller: { name, surname } }: { traveller: TypedTraveller }) {
  const { t } = useTranslation('flights');
  const [given, family] = [ticketName(name), ticketName(surname)];
  if (given === null || family === null)
    return <SmallPrint>{t('travellers.onTicketLater')}</SmallPrint>;
  return (
    <SmallPrint>
      {t('travellers.onTicket')} <strong>{`${family} / ${given}`}</strong>
    </SmallPrint>
  );
}

function NumberField(props: Props) {
  const { t } = useTranslation('flights');
  const { form, index } = props;
  const prefix = bound(props, 'phonePrefix', 'phone.prefix');
  const number = bound(props, 'phoneNumber', 'phone.number');
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
        form.changeTraveller(index, { phonePrefix: typed.code, phoneNumber: typed.number });
      }}
    />
  );
}

function PhoneFields(props: Props) {
  const { t } = useTranslation('flights');
  const { form, index } = props;
  const isSame = form.values.travelers[index]?.samePhone === true;
  const types = PHONE_TYPES.map((value) => ({ value, label: t(`travellers.phoneTypes.${value}`) }));
  return (
    <>
      {index > 0 && (
        <Checkbox
          label={t('travellers.samePhone')}
          isChecked={isSame}
          onChange={(samePhone) => form.changeTraveller(index, { samePhone })}
        />
      )}
      {!(index > 0 && isSame) && (
        <FieldGrid>
          <SelectField
            {...bound(props, 'phoneType', 'phone.type')}
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

/** Who looks after a child on board, and who holds an infant (FLT-27). */
function AdultField(props: Props) {
  const { t } = useTranslation('flights');
  const { form, offer, index } = props;
  const type = offer.passengers[index]?.type ?? 'adult';
  const names = travellerNames(offer, form.values.travelers, t);
  const adults = offer.passengers.flatMap((passenger, at) =>
    passenger.type === 'adult' ? [{ value: String(at), label: names[at] ?? '' }] : [],
  );
  if (type === 'adult') return null;
  return (
    <SelectField
      {...bound(props, 'responsibleAdult', 'responsible_adult')}
      label={t(`travellers.fields.responsibleAdult.${type}`)}
      placeholder={t('travellers.chooseAdult')}
      options={adults}
      isRequired
    />
  );
}

/** All that an airline asks of one traveller (FLT-30). */
export function TravellerFields(props: Props) {
  const { t } = useTranslation('flights');
  const { form, offer, index } = props;
  const passenger = offer.passengers[index];
  const traveller = form.values.travelers[index];
  if (passenger === undefined || traveller === undefined) return null;
  const genders = GENDERS.map((value) => ({ value, label: t(`travellers.genders.${value}`) }));
  return (
    <BookingSection id={`traveller-${index + 1}`} title={travellerLabel(index, passenger.type, t)}>
      <SavedTraveller form={form} index={index} />
      <FieldGrid>
        <TextField
          {...bound(props, 'name', 'name')}
          label={t('travellers.fields.name')}
          autoComplete={index === 0 ? 'given-name' : 'off'}
          isRequired
        />
        <TextField
          {...bound(props, 'surname', 'surname')}
          label={t('travellers.fields.surname')}
          autoComplete={index === 0 ? 'family-name' : 'off'}
          isRequired
        />
      </FieldGrid>
      <OnTicket traveller={traveller} />
      <FieldGrid>
        <SelectField
          {...bound(props, 'gender', 'gender')}
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
      <AdultField {...props} />
      <AssistanceFields
        name={`${index}.assistance`}
        kinds={ASSISTANCE_KINDS}
        chosen={traveller.assistance}
        deadline={t('travellers.hints.assistance', { airline: offer.owner.name })}
        onChange={(assistance) => form.changeTraveller(index, { assistance })}
      />
    </BookingSection>
  );
}
