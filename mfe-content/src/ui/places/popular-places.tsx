import type { PopularPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Skeleton, Stack } from '@wayfare/ui';
import { BlockFailure } from '../block-failure';
import { PlaceCard } from './place-card';
import styles from './places.module.css';

/** `places` is null on failure. */
export function PopularPlaces({ places }: { places: readonly PopularPlace[] | null }) {
  const { t } = useTranslation('content');
  return (
    <Stack as="section" gap={4} aria-labelledby="places-title">
      <h2 id="places-title">{t('places.title')}</h2>
      {places === null && <BlockFailure title={t('places.failed')} />}
      {places?.length === 0 && <p>{t('places.empty')}</p>}
      {places !== null && places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

export function PopularPlacesLoading() {
  const { t } = useTranslation('content');
  return (
    <Stack as="section" gap={4} aria-labelledby="places-title" aria-busy="true">
      <h2 id="places-title">{t('places.title')}</h2>
      <ul className={styles.places}>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index} className={styles.waiting}>
            <Skeleton height="100%" />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
