import type { FlightPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { PlaceField } from '@wayfare/search';
import { BuildingIcon, PlaneIcon } from '@wayfare/ui';
import { suggestFlightPlaces } from '../../api/places.api';
import type { Place } from '../../domain/search/criteria';
import { placeOf, placeText } from '../../domain/search/place-text';
import { placeOptions, type PlaceOption } from './place-options';
import { useKnownPlaces } from './use-known-places';

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

const withIcon = (option: PlaceOption) => ({
  ...option,
  icon: option.type === 'city' ? <BuildingIcon /> : <PlaneIcon />,
});

/** A city or an airport by autocomplete. What is typed is no place until one is chosen, but for a three-letter code. */
export function FlightPlaceField({ id, name, label, place, error, onChange }: Props) {
  const { t } = useTranslation('flights');
  const { api } = usePlatform();
  const language = useLanguage();
  const known = useKnownPlaces();
  const groups = {
    city: t('places.cities'),
    airport: t('places.airports'),
    similar: t('places.similar'),
  };
  return (
    <PlaceField
      id={id}
      name={name}
      label={label}
      isRequired
      placeholder={t('form.placeHint')}
      error={error}
      text={placeText(place)}
      code={place.code}
      known={known.map(withIcon)}
      min={MIN_CHARACTERS}
      ask={(text, signal) => suggestFlightPlaces(api, text, language, signal)}
      itemsOf={(found: readonly FlightPlace[]) => placeOptions(found, groups).map(withIcon)}
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
