import { formatDate, formatMoney, parseMoney, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { popularDay, RouteList, useInTurn, useSeen } from '@wayfare/search';
import { dayPricesQuery } from '../../api/day-prices.api';
import { paths } from '../../domain/paths';
import { firstSlice, type Place } from '../../domain/search/criteria';
import { toQuery } from '../../domain/search/criteria-codec';
import { destinationsFrom, HOME, routeSearch } from './popular-routes';

interface Props {
  from?: Place;
  /** the name of the city that it lies in; a city itself without it */
  city?: string | undefined;
}

/** Cities that many fly to, each with what its cheapest flight costs on one day. */
export function PopularFlights({ from, city }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { api } = usePlatform();
  const [ref, isSeen] = useSeen();
  const day = popularDay(siteDay());
  const start = from ?? { code: HOME, name: t(`cities.${HOME}`) };
  const routes = destinationsFrom(city ?? start.name, (code) => t(`cities.${code}`)).map((to) =>
    routeSearch(start, to, day),
  );
  const { answers, isFetching } = useInTurn({
    name: 'popular flights',
    queries: routes.map((route) => dayPricesQuery(api, route, [day])),
    isEnabled: isSeen,
  });
  return (
    <div ref={ref}>
      <RouteList
        title={t('popular.title', { from: start.name })}
        lead={t('popular.lead', { date: formatDate(day, language, 'medium') })}
        toWord={t('popular.to')}
        isBusy={isFetching}
        routes={routes.map((route, index) => {
          const price = answers[index]?.[0]?.total_amount ?? null;
          const { to } = firstSlice(route);
          return {
            href: paths.results(language, toQuery(route)),
            from: start.name,
            to: to.name,
            detail: t('trip.one_way'),
            price:
              price === null
                ? undefined
                : t('popular.from', { price: formatMoney(parseMoney(price), language) }),
          };
        })}
      />
    </div>
  );
}
