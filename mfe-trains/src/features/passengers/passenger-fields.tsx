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
import { useFormField } from '@wayfare/forms';
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
import {
  draftOf,
  EMPTY_PASSENGER,
  type PassengerText,
} from '../../domain/passengers/typed-passenger';
import { PassengerTextField } from './passenger-text-field';
import { textsOf } from './saved-passenger';
import { fillPassenger, useTyped, type PassengerPlace } from './use-passenger-form';

interface Props {
  at: PassengerPlace;
  item: TrainItem;
  checkCodes: () => void;
}

const OF_DOCUMENT: readonly PassengerText[] = [
  'type',
  'documentNumber',
  'countryCode',
  'expirationDate',
];

function AgeNote({ at, item }: Pick<Props, 'at' | 'item'>) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const typed = useTyped(at);
  const traveler = item.travelers[at.index];
  if (traveler === undefined) return null;
  const hint = ageHint(categoryOf(traveler), draftOf(typed).date_of_birth ?? '', travelDayOf(item));
  return (
    <div role="status">
      {hint !== null && (
        <p>
          {t(`passengers.age.${hint.kind}`, {
            category: t(`passengers.category.${hint.category}`),
          })}{' '}
          <Link to={searchForAge(item, at.index, hint.age, language)}>
            {t('cart.lapsed.again')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Fills in a saved traveller (WCAG 3.3.7). */
function SavedPassenger({ at, asked }: Pick<Props, 'at'> & { asked: readonly PassengerText[] }) {
  const { form, place, index } = at;
  const [last, setLast] = useState<Filling<PassengerText> | null>(null);

  function handlePick(known: KnownTraveller | null): void {
    const { changes, filling } = fillIn<PassengerText>(
      form.getValues().items[place]?.passengers[index] ?? EMPTY_PASSENGER,
      known === null ? {} : textsOf(known, asked),
      last,
    );
    fillPassenger(at, changes);
    setLast(filling);
  }

  return <SavedTravellers onPick={handlePick} offersLogin={place + index === 0} />;
}

/** Only what the carrier asks for (TRN-14). */
export function PassengerFields({ at, item, checkCodes }: Props) {
  const { form, place, index } = at;
  const { t } = useTranslation('trains');
  const assistance = useFormField({
    form,
    name: `items.${place}.passengers.${index}.assistance`,
  });
  const traveler = item.travelers[index];
  if (traveler === undefined) return null;
  const asked: PassengerText[] = ['first_name', 'last_name', ...fieldsOf(item, traveler)];
  const isOfDocument = (name: PassengerText) => OF_DOCUMENT.includes(name);
  const grid = (names: readonly PassengerText[]) => (
    <FieldGrid>
      {names.map((name) => (
        <PassengerTextField key={name} at={at} name={name} checkCodes={checkCodes} />
      ))}
    </FieldGrid>
  );
  return (
    <Stack gap={3} role="group" aria-label={passengerLabel(traveler, index, t)}>
      <h3>{passengerLabel(traveler, index, t)}</h3>
      {traveler.leadTraveler && <SmallPrint>{t('passengers.lead')}</SmallPrint>}
      <SavedPassenger at={at} asked={asked} />
      {grid(asked.filter((name) => !isOfDocument(name)))}
      <AgeNote at={at} item={item} />
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
          chosen={assistance.value ?? []}
          deadline={t('assistance', { carriers: carriersOf([item]) })}
          onChange={assistance.onChange}
        />
      )}
    </Stack>
  );
}
