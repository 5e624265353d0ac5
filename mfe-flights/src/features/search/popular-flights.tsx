import { formatDate, formatMoney, parseMoney, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { popularDay, RouteList, useInTurn, useSeen } from '@wayfare/search';
import { paths } from '../../paths';
import { dayPricesQuery } from '../../api/day-prices.api';
import { firstSlice } from './criteria';
import { toQuery } from './criteria-codec';
import { POPULAR_CITIES, routeSearch } from './popular-routes';

/** Cities that many fly to, each with what its cheapest flight costs on one day. */
export function PopularFlights() {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { api } = usePlatform();
  const [ref, isSeen] = useSeen();
  const day = popularDay(siteDay());
  const routes = POPULAR_CITIES.map((city) =>
    routeSearch(city, day, (code) => t(`cities.${code}`)),
  );
  const { answers, isFetching } = useInTurn({
    name: 'popular flights',
    queries: routes.map((route) => dayPricesQuery(api, route, [day])),
    isEnabled: isSeen,
  });
  return (
    <div ref={ref}>
      <RouteList
        title={t('popular.title')}
        lead={t('popular.lead', { date: formatDate(day, language, 'medium') })}
        toWord={t('popular.to')}
        isBusy={isFetching}
        routes={routes.map((route, index) => {
          const price = answers[index]?.[0]?.total_amount ?? null;
          const { from, to } = firstSlice(route);
          return {
            href: paths.results(language, toQuery(route)),
            from: from.name,
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
