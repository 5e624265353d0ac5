import type { TrainPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { PlaceField } from '@wayfare/search';
import { BuildingIcon, TrainIcon } from '@wayfare/ui';
import { suggestTrainPlaces } from '../../api/places.api';
import type { Place } from '../../domain/search/criteria';
import { placeOptions, type PlaceOption } from '../../domain/search/place-options';
import { placeText, typedPlace } from '../../domain/search/place-text';
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

/** A station, or a city with all of its stations, by autocomplete. What is typed is no place until one is chosen (TRN-54). */
export function StationField({ id, name, label, place, error, onChange }: Props) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const { known, isLoading, onFocus } = useKnownPlaces();
  const itemOf = (option: PlaceOption) => ({
    ...option,
    icon: option.place.type === 'city' ? <BuildingIcon /> : <TrainIcon />,
  });
  return (
    <PlaceField
      id={id}
      name={name}
      label={label}
      isRequired
      placeholder={t('form.stationHint')}
      error={error}
      text={placeText(place, t, language)}
      known={known.map(itemOf)}
      isKnownLoading={isLoading}
      min={MIN_CHARACTERS}
      ask={(text, signal) => suggestTrainPlaces(api, text, signal)}
      itemsOf={(found: readonly TrainPlace[]) => placeOptions(found, t, language).map(itemOf)}
      onFocus={onFocus}
      onType={(text) => onChange(typedPlace(text))}
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
