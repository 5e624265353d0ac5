import { useTranslation } from '@wayfare/i18n';
import { Slot, useSlots } from '@wayfare/remote-kit';
import { Skeleton, TextLink } from '@wayfare/ui';
import { usePlaceHref } from '../../ui/places/use-place-href';
import styles from './vacation.module.css';

const SLOT = 'hotels.featured/v1';

interface FeaturedHotelsProps {
  countryCode: string;
  /** path in the catalogue; null when it is not there */
  path: string | null;
}

/** Slot of the vertical that sells them. */
export function FeaturedHotels({ countryCode, path }: FeaturedHotelsProps) {
  const { t } = useTranslation('content');
  const [entry] = useSlots(SLOT);
  const placeHref = usePlaceHref();
  const all = path === null ? null : placeHref(path);
  if (entry === undefined) return null;
  return (
    <section className={styles.block} aria-labelledby="hotels-title">
      <h2 id="hotels-title">{t('vacation.hotels')}</h2>
      <Slot
        id={SLOT}
        vertical={entry.vertical}
        params={{ countryCode }}
        whenNear
        fallback={<Skeleton height="26rem" />}
      />
      {all !== null && (
        <p>
          <TextLink to={all}>{t('vacation.allHotels')}</TextLink>
        </p>
      )}
    </section>
  );
}
