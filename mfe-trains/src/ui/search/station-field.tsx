import type { TrainPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { JourneyPlaceField, type JourneyEnd } from '@wayfare/search';
import { BuildingIcon, TrainIcon } from '@wayfare/ui';
import { suggestTrainPlaces } from '../../api/places.api';
import type { Place } from '../../domain/search/criteria';
import { placeOptions, type PlaceOption } from '../../domain/search/place-options';
import { placeText, typedPlace } from '../../domain/search/place-text';
import { useKnownPlaces } from './use-known-places';

const itemOf = (option: PlaceOption) => ({
  ...option,
  icon: option.place.type === 'city' ? <BuildingIcon /> : <TrainIcon />,
});

/** Typed text is no place until one is chosen (TRN-54). */
export function StationField(field: JourneyEnd<Place>) {
  const { t } = useTranslation('trains');
  const { api } = usePlatform();
  const language = useLanguage();
  const { known, isLoading, onFocus } = useKnownPlaces();
  return (
    <JourneyPlaceField
      {...field}
      t={t}
      placeholder={t('form.stationHint')}
      text={placeText(field.place, t, language)}
      placeOf={typedPlace}
      known={known.map(itemOf)}
      isKnownLoading={isLoading}
      ask={(text, signal) => suggestTrainPlaces(api, text, signal)}
      itemsOf={(found: readonly TrainPlace[]) => placeOptions(found, t, language).map(itemOf)}
      onFocus={onFocus}
    />
  );
}
