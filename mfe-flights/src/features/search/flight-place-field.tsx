import type { FlightPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { JourneyPlaceField, type JourneyEnd } from '@wayfare/search';
import { BuildingIcon, PlaneIcon } from '@wayfare/ui';
import { suggestFlightPlaces } from '../../api/places.api';
import type { Place } from '../../domain/search/criteria';
import { placeOf, placeText } from '../../domain/search/place-text';
import { placeOptions, type PlaceOption } from './place-options';
import { useKnownPlaces } from './use-known-places';

const withIcon = (option: PlaceOption) => ({
  ...option,
  icon: option.type === 'city' ? <BuildingIcon /> : <PlaneIcon />,
});

/** Typed text is no place until one is chosen, except a three-letter code. */
export function FlightPlaceField(field: JourneyEnd<Place>) {
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
    <JourneyPlaceField
      {...field}
      t={t}
      placeholder={t('form.placeHint')}
      text={placeText(field.place)}
      code={field.place.code}
      placeOf={placeOf}
      known={known.map(withIcon)}
      ask={(text, signal) => suggestFlightPlaces(api, text, language, signal)}
      itemsOf={(found: readonly FlightPlace[]) => placeOptions(found, groups).map(withIcon)}
    />
  );
}
