import type { TrainPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { BuildingIcon, SuggestField, TrainIcon } from '@wayfare/ui';
import { suggestTrainPlaces } from '../../api/places.api';
import type { Place } from './criteria';
import { placeOptions } from './place-options';
import { placeText, typedPlace } from './place-text';

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
  const itemsOf = (found: readonly TrainPlace[]) =>
    placeOptions(found, t, language).map((option) => ({
      ...option,
      icon: option.place.type === 'city' ? <BuildingIcon /> : <TrainIcon />,
    }));
  return (
    <SuggestField
      language={language}
      id={id}
      name={name}
      label={label}
      isRequired
      placeholder={t('form.stationHint')}
      error={error}
      text={placeText(place, t, language)}
      min={MIN_CHARACTERS}
      ask={(text, signal) => suggestTrainPlaces(api, text, signal)}
      itemsOf={itemsOf}
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
