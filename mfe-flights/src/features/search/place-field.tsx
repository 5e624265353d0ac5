import type { FlightPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { BuildingIcon, ComboboxField, PlaneIcon, useSuggestions } from '@wayfare/ui';
import { suggestFlightPlaces } from '../../api/places.api';
import type { Place } from './criteria';
import { placeOptions, type PlaceOption } from './place-options';
import { placeOf, placeText } from './place-text';

/** One letter fits too much to be worth asking. */
const MIN_CHARACTERS = 2;
const NO_PLACES: readonly FlightPlace[] = [];

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
  const { suggestions, search, stop } = useSuggestions({ min: MIN_CHARACTERS, ask: (text, signal) => suggestFlightPlaces(api, text, language, signal) });
  const found = suggestions.status === 'ready' ? suggestions.found : NO_PLACES;
  const items = placeOptions(found, { city: t('places.cities'), airport: t('places.airports') }).map((option) => ({ ...option, icon: option.type === 'city' ? <BuildingIcon /> : <PlaneIcon /> }));

  function handleInput(text: string): void {
    if (text === placeText(place)) return;
    onChange(placeOf(text));
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
      placeholder={t('form.placeHint')}
      error={error}
      inputValue={placeText(place)}
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
