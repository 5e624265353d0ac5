import type { PopularPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useRevalidator } from '@wayfare/router';
import { Button, Notice, Skeleton, Stack, urgencyAt } from '@wayfare/ui';
import { PlaceCard } from './place-card';
import styles from './places.module.css';

function PlacesFailed() {
  const { t } = useTranslation('content');
  const { revalidate, state } = useRevalidator();
  return (
    <Notice tone="error" title={t('places.failed')}>
      <Button variant="secondary" size="small" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {t('places.retry')}
      </Button>
    </Notice>
  );
}

/** `places` is null when they could not be had. */
export function PopularPlaces({ places }: { places: readonly PopularPlace[] | null }) {
  const { t } = useTranslation('content');
  return (
    <Stack as="section" gap={4} aria-labelledby="places-title">
      <h2 id="places-title">{t('places.title')}</h2>
      {places === null && <PlacesFailed />}
      {places?.length === 0 && <p>{t('places.empty')}</p>}
      {places !== null && places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place, index) => (
            <li key={place.id}>
              <PlaceCard place={place} urgency={urgencyAt(index, 4)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Keeps the place of the cards while they are on their way. */
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
