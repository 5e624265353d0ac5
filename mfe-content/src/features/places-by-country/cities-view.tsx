import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Breadcrumbs, ButtonLink, Stack } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { citiesOfCountryHref, citiesOfRegionHref, countryHref } from '../../domain/place-addresses';
import { PlaceLinks } from '../../ui/places/place-links';
import { PopularPlaces } from '../../ui/places/popular-places';
import { usePlaceHref } from '../../ui/places/use-place-href';
import { CountedPlaces } from './counted-places';
import type { LoadedCities } from './load-cities';
import styles from './places-by-country.module.css';

type Cities<Kind extends LoadedCities['kind']> = Extract<LoadedCities, { kind: Kind }>;

function PopularCities({ places }: Cities<'popular'>) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack gap={6}>
      <h1>{t('cities.title')}</h1>
      <p className={styles.lead}>{t('cities.lead')}</p>
      <PopularPlaces places={places} />
      <div className={styles.actions}>
        <ButtonLink variant="secondary" to={paths.country(language)}>
          {t('country.toCountries')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.sitemap(language)}>
          {t('cities.toAll')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function HotelsLink({ path }: { path: string }) {
  const { t } = useTranslation('content');
  const href = usePlaceHref()(path);
  return href === null ? null : <ButtonLink to={href}>{t('country.toHotels')}</ButtonLink>;
}

function CitiesOfRegion({ label, countryName, countryCode, path, cities }: Cities<'destination'>) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const way = [
    { label: t('country.title'), href: paths.country(language) },
    { label: countryName, href: countryHref(language, countryCode) },
    { label: t('cities.crumb'), href: citiesOfCountryHref(language, countryCode) },
  ];
  return (
    <Stack gap={6}>
      <Breadcrumbs label={t('reading.breadcrumbs')} crumbs={[...way, { label }]} />
      <h1>{t('cities.titleIn', { place: label })}</h1>
      <p className={styles.lead}>{t('cities.leadRegion', { count: cities.length })}</p>
      <PlaceLinks places={cities} />
      <div className={styles.actions}>
        <HotelsLink path={path} />
      </div>
    </Stack>
  );
}

function CitiesOfCountry({ label, countryCode, path, regions, cities }: Cities<'country'>) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const way = [
    { label: t('country.title'), href: paths.country(language) },
    { label, href: countryHref(language, countryCode) },
  ];
  return (
    <Stack gap={6}>
      <Breadcrumbs
        label={t('reading.breadcrumbs')}
        crumbs={[...way, { label: t('cities.crumb') }]}
      />
      <h1>{t('cities.titleIn', { place: label })}</h1>
      <p className={styles.lead}>{t('cities.leadCountry', { count: cities.length })}</p>
      <section className={styles.section} aria-labelledby="regions-title">
        <h2 id="regions-title">{t('cities.byRegion')}</h2>
        <CountedPlaces places={regions} hrefOf={({ id }) => citiesOfRegionHref(language, id)} />
      </section>
      <section className={styles.section} aria-labelledby="cities-title">
        <h2 id="cities-title">{t('cities.byName')}</h2>
        <PlaceLinks places={cities} />
      </section>
      <div className={styles.actions}>
        <HotelsLink path={path} />
      </div>
    </Stack>
  );
}

export function CitiesView({ found }: { found: LoadedCities }) {
  if (found.kind === 'popular') return <PopularCities {...found} />;
  return found.kind === 'destination' ? (
    <CitiesOfRegion {...found} />
  ) : (
    <CitiesOfCountry {...found} />
  );
}
