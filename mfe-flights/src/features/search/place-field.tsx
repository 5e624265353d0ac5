import type { FlightPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { BuildingIcon, PlaneIcon, SuggestField } from '@wayfare/ui';
import { suggestFlightPlaces } from '../../api/places.api';
import type { Place } from './criteria';
import { placeOptions } from './place-options';
import { placeOf, placeText } from './place-text';

/** One letter fits too much to be worth asking. */
const MIN_CHARACTERS = 2;

interface Props {
  id: string;
  /** form name of the text, for a form that is sent without script */
  name: string;
  label: string;
  place: Place;
  error?: string | undefined;
  onChange: (place: Place) => void;
}

/** A city or an airport by autocomplete. What is typed is no place until one is chosen, but for a three-letter code. */
export function PlaceField({ id, name, label, place, error, onChange }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const groups = {
    city: t('places.cities'),
    airport: t('places.airports'),
    similar: t('places.similar'),
  };
  const itemsOf = (found: readonly FlightPlace[]) =>
    placeOptions(found, groups).map((option) => ({
      ...option,
      icon: option.type === 'city' ? <BuildingIcon /> : <PlaneIcon />,
    }));
  return (
    <SuggestField
      language={language}
      id={id}
      name={name}
      label={label}
      isRequired
      placeholder={t('form.placeHint')}
      error={error}
      text={placeText(place)}
      min={MIN_CHARACTERS}
      ask={(text, signal) => suggestFlightPlaces(api, text, language, signal)}
      itemsOf={itemsOf}
      onType={(text) => onChange(placeOf(text))}
      onChoose={(option) => onChange(option.place)}
      messages={{
        loading: t('places.searching'),
        empty: t('places.none'),
        failed: t('places.failed'),
        suggestions: (count) => t('places.count', { count }),
        clear: t('places.clear', { field: label }),
      }}
    />
  );
}
