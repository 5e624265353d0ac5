import type { TrainPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { BuildingIcon, ComboboxField, TrainIcon, useSuggestions } from '@wayfare/ui';
import { suggestTrainPlaces } from '../../api/places.api';
import type { Place } from './criteria';
import { placeOptions, type PlaceOption } from './place-options';
import { placeText, typedPlace } from './place-text';

/** One letter fits too much to be worth asking. */
const MIN_CHARACTERS = 2;
const NO_PLACES: readonly TrainPlace[] = [];

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
  const { suggestions, search, stop } = useSuggestions({ min: MIN_CHARACTERS, ask: (text, signal) => suggestTrainPlaces(api, text, signal) });
  const found = suggestions.status === 'ready' ? suggestions.found : NO_PLACES;
  const shown = placeText(place, t, language);
  const items = placeOptions(found, t, language).map((option) => ({ ...option, icon: option.place.type === 'city' ? <BuildingIcon /> : <TrainIcon /> }));

  function handleInput(text: string): void {
    if (text === shown) return;
    onChange(typedPlace(text));
    search(text);
  }

  function handleSelect(option: PlaceOption): void {
    stop();
    onChange(option.place);
  }

  return (
    <ComboboxField
      language={language}
      id={id}
      name={name}
      label={label}
      placeholder={t('form.stationHint')}
      error={error}
      inputValue={shown}
      onInputChange={handleInput}
      items={items}
      status={suggestions.status === 'searching' ? 'loading' : suggestions.status}
      onSelect={handleSelect}
      onBlur={stop}
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
