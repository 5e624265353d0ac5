import { siteDay, type IsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { popularDay, PopularRoutes } from '@wayfare/search';
import { dayPricesQuery } from '../../api/day-prices.api';
import { paths } from '../../domain/paths';
import {
  EMPTY_TICKET_SEARCH,
  NO_PLACE,
  type Place,
  type TicketSearch,
} from '../../domain/search/criteria';
import { toTicketQuery } from '../../domain/search/criteria-codec';
import { dayPrice } from '../../domain/search/days-around';
import { placeName } from '../../domain/search/place-text';

/** Names are in the catalogue under `cities`. */
const POPULAR = [
  { code: 'FR:paris', name: 'paris' },
  { code: 'GB:london', name: 'london' },
  { code: 'BE:bruxelles', name: 'bruxelles' },
  { code: 'DE:berlin', name: 'berlin' },
  { code: 'DE:koln', name: 'koln' },
  { code: 'CH:zurich', name: 'zurich' },
] as const;
/** Default origin: most of our travellers live there. */
const HOME = { code: 'NL:amsterdam', name: 'amsterdam' } as const;

const cityOf = (code: string, name: string): Place => ({
  ...NO_PLACE,
  code,
  type: 'city',
  label: name,
  localLabel: name,
});

/** One adult, one way: the basis of a popular route's price. */
const routeSearch = (from: Place, to: Place, date: IsoDate): TicketSearch => ({
  ...EMPTY_TICKET_SEARCH,
  from,
  to,
  date,
});

const MOST = 6;

/** Excludes the origin's city; a station's code starts with its city's. */
function destinationsFrom({ code: start }: Place) {
  const isThere = ({ code }: { code: string }) => start === code || start.startsWith(`${code}-`);
  const all = start === HOME.code ? POPULAR : [HOME, ...POPULAR];
  return all.filter((city) => !isThere(city)).slice(0, MOST);
}

export function PopularTrains({ from }: { from?: Place }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { api } = usePlatform();
  const day = popularDay(siteDay());
  const start = from ?? cityOf(HOME.code, t(`cities.${HOME.name}`));
  return (
    <PopularRoutes
      name="popular trains"
      t={t}
      from={placeName(start, language)}
      day={day}
      routes={destinationsFrom(start).map(({ code, name }) => {
        const route = routeSearch(start, cityOf(code, t(`cities.${name}`)), day);
        return {
          href: paths.tickets(language, toTicketQuery(route)),
          to: route.to.label,
          detail: t('popular.detail'),
          query: dayPricesQuery(api, route, { direction: 0, days: [day] }),
        };
      })}
      priceOf={({ days: [known] }) =>
        known === undefined ? null : (dayPrice(known, 'single')?.price ?? null)
      }
    />
  );
}
