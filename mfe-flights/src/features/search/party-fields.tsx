import { FLIGHT_LIMITS, TRAVELLER_AGES } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { PartyField, Stepper } from '@wayfare/search';
import { Button, SelectField } from '@wayfare/ui';
import type { FlightSearch } from '../../domain/search/criteria';
import { passengerSummary } from '../../domain/search/passenger-summary';
import { inTwoBookings } from '../../domain/search/search-rules';
import { idOf } from './field-id';
import styles from './flight-search.module.css';

interface PartyFieldsProps {
  values: FlightSearch;
  onChange: (patch: Partial<FlightSearch>) => void;
  errorOf: (field: string) => string | undefined;
}

const { min: FROM_AGE, max: TO_AGE } = TRAVELLER_AGES.child;
const AGES = Array.from({ length: TO_AGE - FROM_AGE + 1 }, (_, index) => FROM_AGE + index);

function resized(ages: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => ages[index] ?? '');
}

const writtenAges = (ages: readonly string[]) => ages.map((age) => age || '?').join(', ');

/** Explains a second booking for some of the children, and links to it. */
function TwoBookings({ values, onChange }: Omit<PartyFieldsProps, 'errorOf'>) {
  const { t } = useTranslation('flights');
  const { laterAges } = values;
  const parted = inTwoBookings(values);
  return (
    <>
      <div role="status" className={styles.note}>
        {parted !== null && t('form.childrenNote', { count: parted.later.length })}
        {parted === null &&
          laterAges.length > 0 &&
          t('form.laterNote', { count: laterAges.length, ages: writtenAges(laterAges) })}
      </div>
      {parted !== null && (
        <Button
          variant="secondary"
          onClick={() =>
            onChange({ childAges: parted.now, laterAges: [...parted.later, ...laterAges] })
          }
        >
          {t('form.firstOfTwo', { count: parted.now.length })}
        </Button>
      )}
    </>
  );
}

function ChildAges({ values: { childAges }, onChange, errorOf }: PartyFieldsProps) {
  const { t } = useTranslation('flights');
  const options = [
    { value: '', label: t('form.chooseAge') },
    ...AGES.map((age) => ({ value: String(age), label: t('form.ageYears', { count: age }) })),
  ];
  return childAges.map((age, index) => (
    <SelectField
      key={index}
      id={idOf(`childAges.${index}`)}
      name="childAges"
      label={t('form.childAge', { number: index + 1 })}
      value={age}
      options={options}
      onChange={(chosen) =>
        onChange({ childAges: childAges.map((other, at) => (at === index ? chosen : other)) })
      }
      error={errorOf(`childAges.${index}`)}
    />
  ));
}

/** By age on the day of departure (OQ-49). */
export function PartyFields({ values, onChange, errorOf }: PartyFieldsProps) {
  const { t } = useTranslation('flights');
  const { adults, childAges, infants, laterAges, isSecond } = values;
  const fields = ['adults', 'children', 'infants', ...childAges.map((_, at) => `childAges.${at}`)];
  return (
    <PartyField
      id={idOf('party')}
      label={t('form.passengers')}
      summary={passengerSummary(values, t)}
      error={fields.map(errorOf).find((error) => error !== undefined)}
    >
      <p className={styles.note}>{t('form.ageNote')}</p>
      {isSecond && (
        <p className={styles.note}>
          {t('form.secondNote', { count: childAges.length, ages: writtenAges(childAges) })}
        </p>
      )}
      {laterAges.map((age, index) => (
        <input key={index} type="hidden" name="laterAges" value={age} />
      ))}
      {isSecond && <input type="hidden" name="second" value="1" />}
      <Stepper
        id={idOf('adults')}
        name="adults"
        label={t('form.adults')}
        hint={t('form.adultsHint')}
        value={adults}
        min={0}
        max={FLIGHT_LIMITS.seated}
        onChange={(count) => onChange({ adults: count })}
        error={errorOf('adults')}
      />
      <Stepper
        id={idOf('children')}
        label={t('form.children')}
        hint={t('form.childrenHint')}
        value={childAges.length}
        min={0}
        max={FLIGHT_LIMITS.seated - 1}
        onChange={(count) => onChange({ childAges: resized(childAges, count) })}
        error={errorOf('children')}
      />
      <ChildAges values={values} onChange={onChange} errorOf={errorOf} />
      <Stepper
        id={idOf('infants')}
        name="infants"
        label={t('form.infants')}
        hint={t('form.infantsHint')}
        value={infants}
        min={0}
        max={FLIGHT_LIMITS.seated}
        onChange={(count) => onChange({ infants: count })}
        error={errorOf('infants')}
      />
      <TwoBookings values={values} onChange={onChange} />
    </PartyField>
  );
}
