import { firstMessage } from '@wayfare/api-client';
import type { PlaceSuggestion } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { MIN_CHARACTERS, PlaceField } from '@wayfare/search';
import { BedIcon, IconButton, MapPinIcon } from '@wayfare/ui';
import { suggestPlaces } from '../../api/places.api';
import { groupByType, whereabouts, type SuggestionGroup } from './suggestion-groups';
import { useKnownPlaces } from './use-known-places';
import { useOwnPoint, type Point } from './use-own-point';
import styles from './stay-place-field.module.css';

interface Props {
  id: string;
  name: string;
  text: string;
  error?: string | undefined;
  onType: (text: string) => void;
  onChoose: (place: PlaceSuggestion) => void;
  /** called with the browser's position, on request */
  onHere: (point: Point) => void;
}

export function StayPlaceField({ id, name, text, error, onType, onChoose, onHere }: Props) {
  const { t } = useTranslation('hotels');
  const { api } = usePlatform();
  const language = useLanguage();
  const known = useKnownPlaces();
  const own = useOwnPoint((point) => {
    onHere(point);
    // the focused button is gone
    document.getElementById(id)?.focus();
  });
  const itemsOf = (groups: readonly SuggestionGroup[]) =>
    groups.flatMap(({ key, items }) =>
      items.map((place) => ({
        id: `${place.type} ${place.id}`,
        label: place.label,
        detail: whereabouts(place),
        group: t(`placeTypes.${key}`),
        icon: place.type === 'hotel' ? <BedIcon /> : <MapPinIcon />,
        place,
      })),
    );
  const ask = t('search.here.ask');
  return (
    <>
      <PlaceField
        id={id}
        name={name}
        label={t('search.where')}
        isRequired
        placeholder={t('search.wherePlaceholder')}
        error={error}
        text={text}
        known={itemsOf(known.groups)}
        isKnownLoading={known.isLoading}
        min={MIN_CHARACTERS}
        ask={async (typed, signal) =>
          groupByType(await suggestPlaces(api, typed, language, signal))
        }
        itemsOf={itemsOf}
        failedText={firstMessage}
        onFocus={known.request}
        onType={(typed) => {
          own.forget();
          onType(typed);
        }}
        onChoose={({ place }) => onChoose(place)}
        endWhenEmpty={
          <IconButton
            size="small"
            label={ask}
            title={ask}
            icon={<MapPinIcon size={20} />}
            onClick={own.ask}
          />
        }
        messages={{
          loading: t('search.searching'),
          empty: t('search.noSuggestions'),
          failed: t('search.suggestionsFailed'),
          suggestions: (count) => t('search.suggestions', { count }),
          clear: t('search.clearPlace'),
        }}
      />
      <p role="status" className={styles.status}>
        {own.state === 'idle' ? '' : t(`search.here.${own.state}`)}
      </p>
    </>
  );
}
