import type { PopularPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { Picture, type PictureUrgency } from '@wayfare/ui';
import styles from './places.module.css';
import { usePlaceHref } from './use-place-href';

export function PlaceCard({
  place,
  urgency,
}: {
  place: PopularPlace;
  urgency?: PictureUrgency | undefined;
}) {
  const { t } = useTranslation('content');
  const href = usePlaceHref()(place.path);
  const content = (
    <>
      <Picture
        src={place.image}
        alt={place.imageAlt}
        sizes="(min-width: 64rem) 18rem, 46vw"
        urgency={urgency}
      />
      <span className={styles.caption}>
        <span className={styles.name}>{place.label}</span>
        <span className={styles.detail}>{place.countryName}</span>
        <span className={styles.detail}>{t('places.hotels', { count: place.hotelCount })}</span>
      </span>
    </>
  );
  if (href === null) return <div className={styles.card}>{content}</div>;
  return (
    <Link className={styles.card} to={href}>
      {content}
    </Link>
  );
}
