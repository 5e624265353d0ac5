import { useId, useState } from 'react';
import { Checkbox, CheckboxGroup, RadioGroup } from '../parts/choices';
import { DayFields } from '../parts/day-fields';
import { StepNav } from '../booking/step-nav';
import { Stepper } from '../parts/stepper';
import { Tabs } from '../parts/tabs';
import { DateField } from '../parts/date-field';
import { SelectField, TextArea, TextField } from '../parts/text-fields';
import styles from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts';

const nothing = () => undefined;

export function FieldExamples({ texts }: { texts: GalleryTexts }) {
  const [place, setPlace] = useState('');
  const [date, setDate] = useState('2027-05-14');
  const [country, setCountry] = useState('');
  const [birth, setBirth] = useState({ day: '30', month: '2', year: '1988' });
  const [request, setRequest] = useState(texts.requestText);
  const countries = [
    { value: 'es', label: texts.spain },
    { value: 'nl', label: texts.netherlands },
  ];
  return (
    <div className={styles.fields}>
      <TextField
        name="place"
        label={texts.place}
        description={texts.placeHint}
        value={place}
        onChange={setPlace}
      />
      <TextField
        name="wrong"
        label={texts.place}
        value="Atlantis"
        onChange={nothing}
        error={texts.placeError}
      />
      <TextField name="off" label={texts.place} value="Barcelona" onChange={nothing} isDisabled />
      <TextField name="long" label={texts.long} value={texts.long} onChange={nothing} />
      <DateField name="date" label={texts.date} value={date} onChange={setDate} />
      <DayFields
        name="birth"
        label={texts.birth}
        description={texts.birthHint}
        parts={{ day: texts.birthDay, month: texts.birthMonth, year: texts.birthYear }}
        value={birth}
        onChange={(patch) => setBirth({ ...birth, ...patch })}
        error={texts.birthError}
      />
      <SelectField
        name="country"
        label={texts.country}
        placeholder={texts.choose}
        options={countries}
        value={country}
        onChange={setCountry}
      />
      <TextArea
        name="request"
        label={texts.request}
        value={request}
        onChange={setRequest}
        maxLength={1024}
        counter={texts.counter}
      />
    </div>
  );
}

export function ChoiceExamples({ texts }: { texts: GalleryTexts }) {
  const [accepts, setAccepts] = useState(false);
  const [stars, setStars] = useState<readonly string[]>(['4']);
  const tripName = useId();
  const [trip, setTrip] = useState('return');
  const [adults, setAdults] = useState(2);
  const toggle = (star: string) =>
    setStars(stars.includes(star) ? stars.filter((other) => other !== star) : [...stars, star]);
  return (
    <div className={styles.fields}>
      <CheckboxGroup
        label={texts.stars}
        values={stars}
        onToggle={toggle}
        options={['5', '4', '3', '2'].map((value) => ({
          value,
          label: '★'.repeat(Number(value)),
          note: Number(value) * 12,
          isDisabled: value === '2',
        }))}
      />
      <RadioGroup
        label={texts.trip}
        name={tripName}
        value={trip}
        onChange={setTrip}
        options={[
          { value: 'return', label: texts.returnTrip },
          { value: 'one_way', label: texts.oneWay },
        ]}
      />
      <Checkbox
        label={texts.terms}
        isChecked={accepts}
        onChange={setAccepts}
        error={accepts ? undefined : texts.termsError}
      />
      <Stepper
        label={texts.adults}
        description={texts.adultsHint}
        value={adults}
        min={1}
        max={4}
        onChange={setAdults}
      />
    </div>
  );
}

export function StepExamples({ texts, theme }: { texts: GalleryTexts; theme: string }) {
  const names = [
    texts.stepFare,
    texts.stepTravellers,
    texts.stepBags,
    texts.stepSeats,
    texts.stepPay,
    texts.stepDone,
  ];
  const steps = names.map((label, index) => ({
    key: label,
    label,
    href: index < 2 ? '#' : null,
    isCurrent: index === 2,
  }));
  return <StepNav label={`${texts.steps}, ${theme}`} steps={steps} />;
}

export function TabExamples({ texts }: { texts: GalleryTexts }) {
  const [selected, setSelected] = useState<'hotels' | 'flights' | 'trains'>('hotels');
  const tabs = (['hotels', 'flights', 'trains'] as const).map((id) => ({ id, label: texts[id] }));
  return (
    <Tabs
      label={texts.tabs}
      tabs={tabs}
      selected={selected}
      onSelect={(id) => setSelected(tabs.find((tab) => tab.id === id)?.id ?? 'hotels')}
    >
      <p>
        {texts.panel} {texts[selected]}
      </p>
    </Tabs>
  );
}
