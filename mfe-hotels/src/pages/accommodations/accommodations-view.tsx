import type { PopularPlace } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { buttonClass } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { EMPTY_SEARCH } from '../../domain/search/criteria';
import { HotelPicture } from '../../ui/hotel-card/hotel-picture';
import { SearchForm } from '../../features/search/search-form';
import shared from '../../ui/places/places.module.css';
import styles from './accommodations-view.module.css';

const PROMISES = ['Taxes', 'Fees', 'Support'] as const;

function PopularPlaces({ places }: { places: readonly PopularPlace[] }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <ul className={styles.popular}>
      {places.map((place) => (
        <li key={place.id} className={styles.tile}>
          <HotelPicture image={{ src: place.image }} sizes="(min-width: 48rem) 20rem, 48vw" />
          <h3>
            <Link to={paths.place(language, place.path)}>{place.label}</Link>
          </h3>
          <p>{place.countryName}</p>
          <p>{t('accommodations.hotelCount', { count: place.hotelCount })}</p>
        </li>
      ))}
    </ul>
  );
}

export function AccommodationsView({ popular }: { popular: readonly PopularPlace[] | null }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  return (
    <div className={shared.page}>
      <h1>{t('accommodations.heading')}</h1>
      <p className={styles.intro}>{t('accommodations.intro')}</p>
      <SearchForm initial={EMPTY_SEARCH} recalls />
      <section aria-labelledby="popular">
        <h2 id="popular">{t('accommodations.popular')}</h2>
        {popular === null ? (
          <p role="status">{t('accommodations.popularFailed')}</p>
        ) : (
          <PopularPlaces places={popular} />
        )}
        <p>
          <Link to={paths.results(language)} className={buttonClass({ variant: 'secondary' })}>
            {t('accommodations.byCountry')}
          </Link>
        </p>
      </section>
      <section aria-labelledby="promises">
        <h2 id="promises">{t('accommodations.promises')}</h2>
        <ul className={styles.promises}>
          {PROMISES.map((name) => (
            <li key={name}>
              <h3>{t(`accommodations.promise${name}`)}</h3>
              <p>{t(`accommodations.promise${name}Text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
