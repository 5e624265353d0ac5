import { TRAIN_ASSISTANCE_KINDS, type TrainItem } from '@wayfare/api-contract';
import {
  AssistanceFields,
  fillIn,
  FieldGrid,
  SavedTravellers,
  SmallPrint,
  type Filling,
  type KnownTraveller,
} from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Stack } from '@wayfare/ui';
import { useState } from 'react';
import { carriersOf } from '../../domain/items/assistance';
import { categoryOf, fieldsOf, travelDayOf } from '../../domain/items/item-facts';
import { passengerLabel } from '../../domain/items/passenger-name';
import { searchForAge } from '../../domain/items/search-again';
import { ageHint } from '../../domain/passengers/age-hint';
import { draftOf, type PassengerText } from '../../domain/passengers/typed-passenger';
import { PassengerTextField } from './passenger-text-field';
import { textsOf } from './saved-passenger';
import type { PassengerForm } from './use-passenger-form';

interface Props {
  form: PassengerForm;
  item: TrainItem;
  place: number;
  index: number;
}

const OF_DOCUMENT: readonly PassengerText[] = [
  'type',
  'documentNumber',
  'countryCode',
  'expirationDate',
];

/** Says which category suits the age better, and leads to that search. */
function AgeNote({ form, item, place, index }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const traveler = item.travelers[index];
  if (traveler === undefined) return null;
  const hint = ageHint(
    categoryOf(traveler),
    draftOf(form.typedAt(place, index)).date_of_birth ?? '',
    travelDayOf(item),
  );
  return (
    <div role="status">
      {hint !== null && (
        <p>
          {t(`passengers.age.${hint.kind}`, {
            category: t(`passengers.category.${hint.category}`),
          })}{' '}
          <Link to={searchForAge(item, index, hint.age, language)}>{t('cart.lapsed.again')}</Link>
        </p>
      )}
    </div>
  );
}

/** Somebody who is known already needs no typing (WCAG 3.3.7). */
function SavedPassenger({
  form,
  place,
  index,
  asked,
}: Omit<Props, 'item'> & { asked: readonly PassengerText[] }) {
  const [last, setLast] = useState<Filling<PassengerText> | null>(null);

  function handlePick(known: KnownTraveller | null): void {
    const { changes, filling } = fillIn<PassengerText>(
      form.typedAt(place, index),
      known === null ? {} : textsOf(known, asked),
      last,
    );
    form.changePassenger(place, index, changes);
    setLast(filling);
  }

  return <SavedTravellers onPick={handlePick} offersLogin={place + index === 0} />;
}

/** All that the carrier asks of one passenger, and nothing else (TRN-14). */
export function PassengerFields({ form, item, place, index }: Props) {
  const { t } = useTranslation('trains');
  const traveler = item.travelers[index];
  if (traveler === undefined) return null;
  const asked: PassengerText[] = ['first_name', 'last_name', ...fieldsOf(item, traveler)];
  const isOfDocument = (name: PassengerText) => OF_DOCUMENT.includes(name);
  const grid = (names: readonly PassengerText[]) => (
    <FieldGrid>
      {names.map((name) => (
        <PassengerTextField key={name} form={form} place={place} index={index} name={name} />
      ))}
    </FieldGrid>
  );
  return (
    <Stack gap={3} role="group" aria-label={passengerLabel(traveler, index, t)}>
      <h3>{passengerLabel(traveler, index, t)}</h3>
      {traveler.leadTraveler && <SmallPrint>{t('passengers.lead')}</SmallPrint>}
      <SavedPassenger form={form} place={place} index={index} asked={asked} />
      {grid(asked.filter((name) => !isOfDocument(name)))}
      <AgeNote form={form} item={item} place={place} index={index} />
      {asked.some(isOfDocument) && (
        <>
          <SmallPrint>{t('passengers.documentNote')}</SmallPrint>
          {grid(asked.filter(isOfDocument))}
        </>
      )}
      {item.type === 'point-to-point' && (
        <AssistanceFields
          name={`assistance.${place}.${index}`}
          kinds={TRAIN_ASSISTANCE_KINDS}
          chosen={form.typedAt(place, index).assistance}
          deadline={t('assistance', { carriers: carriersOf([item]) })}
          onChange={(assistance) => form.changePassenger(place, index, { assistance })}
        />
      )}
    </Stack>
  );
}
