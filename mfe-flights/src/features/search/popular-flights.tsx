import { parseMoney, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { popularDay, PopularRoutes } from '@wayfare/search';
import { dayPricesQuery } from '../../api/day-prices.api';
import { paths } from '../../domain/paths';
import type { Place } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { destinationsFrom, HOME, routeSearch } from './popular-routes';

interface Props {
  from?: Place;
  /** the airport's city; absent for a city */
  city?: string | undefined;
}

export function PopularFlights({ from, city }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { api } = usePlatform();
  const day = popularDay(siteDay());
  const start = from ?? { code: HOME, name: t(`cities.${HOME}`) };
  const places = destinationsFrom(city ?? start.name, (code) => t(`cities.${code}`));
  return (
    <PopularRoutes
      name="popular flights"
      t={t}
      from={start.name}
      day={day}
      routes={places.map((to) => {
        const route = routeSearch(start, to, day);
        return {
          href: paths.results(language, toQuery(route)),
          to: to.name,
          detail: t('trip.one_way'),
          query: dayPricesQuery(api, route, [day]),
        };
      })}
      priceOf={([price]) =>
        price === undefined || price.total_amount === null ? null : parseMoney(price.total_amount)
      }
    />
  );
}
