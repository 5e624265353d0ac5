import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Breadcrumbs, ButtonLink, EmptyState, Stack } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { citiesOfCountryHref, countryHref } from '../../domain/place-addresses';
import { usePlaceHref } from '../../ui/places/use-place-href';
import { CountedPlaces } from './counted-places';
import type { LoadedCountry } from './load-country';
import styles from './places-by-country.module.css';

type Country<Kind extends LoadedCountry['kind']> = Extract<LoadedCountry, { kind: Kind }>;

const hotelsIn = (places: readonly { hotelCount: number }[]) =>
  places.reduce((sum, { hotelCount }) => sum + hotelCount, 0);

function AllCountries({ countries }: Country<'all'>) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack gap={6}>
      <h1>{t('country.title')}</h1>
      <p className={styles.lead}>{t('country.lead', { count: countries.length })}</p>
      {countries.length === 0 ? (
        <EmptyState
          title={t('country.empty')}
          action={<ButtonLink to={paths.home(language)}>{t('toHome')}</ButtonLink>}
        />
      ) : (
        <CountedPlaces places={countries} hrefOf={({ id }) => countryHref(language, id)} />
      )}
    </Stack>
  );
}

function OneCountry({ label, code, path, regions, slug }: Country<'country'>) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { flags } = usePlatform();
  const placeHref = usePlaceHref();
  const hotels = placeHref(path);
  return (
    <Stack gap={6}>
      <Breadcrumbs
        label={t('reading.breadcrumbs')}
        crumbs={[{ label: t('country.title'), href: paths.country(language) }, { label }]}
      />
      <h1>{label}</h1>
      <p className={styles.lead}>{t('country.leadOne', { count: hotelsIn(regions) })}</p>
      <div className={styles.actions}>
        {hotels !== null && <ButtonLink to={hotels}>{t('country.toHotels')}</ButtonLink>}
        {slug !== null && flags.destinations === true && (
          <ButtonLink variant="secondary" to={paths.vacation(language, slug)}>
            {t('country.toDestination')}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={citiesOfCountryHref(language, code)}>
          {t('country.toCitiesHere')}
        </ButtonLink>
      </div>
      <section className={styles.section} aria-labelledby="regions-title">
        <h2 id="regions-title">{t('country.regions')}</h2>
        {regions.length === 0 ? (
          <p>{t('country.noRegions')}</p>
        ) : (
          <CountedPlaces places={regions} hrefOf={(region) => placeHref(region.path)} />
        )}
      </section>
    </Stack>
  );
}

export function CountryView({ found }: { found: LoadedCountry }) {
  return found.kind === 'all' ? <AllCountries {...found} /> : <OneCountry {...found} />;
}
