import { useTranslation } from '@wayfare/i18n';
import { deferred, Later, usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { listPopularPlaces } from '../api/places.api';
import styles from '../features/home/home.module.css';
import { SearchTabs } from '../features/home/search-tabs';
import { PartnerLogos } from '../features/partners/partner-logos';
import { PopularPlaces, PopularPlacesLoading } from '../features/places/popular-places';
import { Promises } from '../features/promises/promises';

/** The page does not wait for the places: they follow in the same answer. */
export function loader({ api, language, signal }: LoaderContext) {
  return { places: deferred(listPopularPlaces(api, language, signal)) };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('home.metaTitle'), description: t('home.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('content');
  const { places } = usePageData<typeof loader>();
  return (
    <div className={styles.home}>
      <section className={styles.hero} aria-labelledby="home-title">
        <h1 id="home-title" className={styles.title}>
          {t('home.title')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.search}>
          <SearchTabs />
        </div>
        <p className={styles.demo}>{t('home.demo')}</p>
      </section>
      <Later value={places} fallback={<PopularPlacesLoading />}>
        {(shown) => <PopularPlaces places={shown} />}
      </Later>
      <Promises />
      <PartnerLogos />
    </div>
  );
}
