import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { SaveButton } from '@wayfare/saved';
import { StarRating, type PictureUrgency } from '@wayfare/ui';
import { memo } from 'react';
import { FROM_CENTRE, type DistanceText } from '../../domain/place/distance-from';
import type { CardFacts } from '../../domain/results/card-facts';
import { typeLabelKey } from '../../domain/results/hotel-types';
import { HotelFacts } from './hotel-facts';
import { HotelPicture } from './hotel-picture';
import { HotelPrice } from './hotel-price';
import { HotelTerms } from './hotel-terms';
import styles from './hotel-card.module.css';

interface Props {
  hotel: CardFacts;
  href: string;
  /** the one in `href`, where it need not be read from there */
  search?: string | undefined;
  /** link to the cheapest refundable rate; without it the card only names its price */
  flexibleHref?: string | undefined;
  nights: number;
  urgency?: PictureUrgency | undefined;
  headingLevel?: 'h2' | 'h3' | undefined;
  /** origin of the distance, the centre by default; null hides it */
  distance?: DistanceText | null;
  /** hovered on the map */
  isActive?: boolean | undefined;
}

const searchIn = (href: string) => new URLSearchParams(href.split('?')[1]).get('search') ?? '';

/** Empty when the search is too long to keep. */
const kept = (search: string) => (search.length > 2_000 ? '' : search);

/** The name's link is stretched over the card; the rate's link lies beside it, since links must not nest. */
export const HotelCard = memo(function HotelCard({
  hotel,
  href,
  search,
  flexibleHref,
  nights,
  urgency,
  headingLevel: Heading = 'h2',
  distance = FROM_CENTRE,
  isActive = false,
}: Props) {
  const { t } = useTranslation('hotels');
  return (
    <article className={isActive ? `${styles.card} ${styles.active}` : styles.card}>
      <HotelPicture
        image={hotel.images[0]}
        sizes="(min-width: 48rem) 15rem, 8rem"
        urgency={urgency}
      />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={href}>{hotel.name}</Link>
        </Heading>
        <p className={styles.line}>
          <StarRating stars={hotel.stars} label={t('card.stars', { count: hotel.stars })} />
          <span>{t(typeLabelKey(hotel.hotelType))}</span>
        </p>
        <HotelFacts hotel={hotel} distance={distance} />
        <HotelTerms hotel={hotel} flexibleHref={flexibleHref} />
      </div>
      <HotelPrice hotel={hotel} nights={nights} />
      <SaveButton
        className={styles.save}
        product="hotels"
        item={hotel.hotel_id}
        search={kept(search ?? searchIn(href))}
        name={hotel.name}
      />
    </article>
  );
});
