import { useQuery } from '@wayfare/api-client/query-cache';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { TextLink } from '@wayfare/ui';
import { nearbyQuery } from '../../api/places.api';
import { firstSlice, type FlightSearch, type Place } from '../../domain/search/criteria';
import { useResultsHref } from '../../ui/use-results-href';
import styles from './nearby-airports.module.css';

/** Empty on failure: it is optional. */
function useNearby(code: string) {
  const { api } = usePlatform();
  const language = useLanguage();
  const { data } = useQuery(nearbyQuery(api, code, language));
  return data?.airports ?? [];
}

interface Props {
  search: FlightSearch;
  end: 'from' | 'to';
  airports: ReturnType<typeof useNearby>;
}

const withEnd = (search: FlightSearch, end: 'from' | 'to', place: Place): FlightSearch => ({
  ...search,
  slices: search.slices.map((slice, index) => (index === 0 ? { ...slice, [end]: place } : slice)),
});

function NearEnd({ search, end, airports }: Props) {
  const { t } = useTranslation('flights');
  const hrefOf = useResultsHref();
  const [here, other] = [
    firstSlice(search)[end],
    firstSlice(search)[end === 'from' ? 'to' : 'from'],
  ];
  const offered = airports.filter(({ iata_code: code }) => code !== other.code);
  if (offered.length === 0) return null;
  return (
    <div>
      <h3>{t(`nearby.${end}`, { place: here.name })}</h3>
      <ul>
        {offered.map(({ iata_code: code, city_name: city, name, distance_km: distance }) => (
          <li key={code}>
            <TextLink to={hrefOf(withEnd(search, end, { code, name: city }))}>
              {t('nearby.airport', { name: city === here.name ? name : city, code })}
            </TextLink>
            <span>{t('nearby.away', { distance })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NearBoth({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const { from, to } = firstSlice(search);
  const [nearFrom, nearTo] = [useNearby(from.code), useNearby(to.code)];
  if (nearFrom.length + nearTo.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-airports">
      <h2 id="nearby-airports">{t('nearby.heading')}</h2>
      <NearEnd search={search} end="from" airports={nearFrom} />
      <NearEnd search={search} end="to" airports={nearTo} />
    </section>
  );
}

/** Without prices: each would cost a search. */
export function NearbyAirports({ search }: { search: FlightSearch }) {
  return search.trip === 'multi' ? null : <NearBoth search={search} />;
}
