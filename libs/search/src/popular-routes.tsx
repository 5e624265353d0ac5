import { formatDate, formatMoney, type IsoDate, type Money } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { ComponentProps } from 'react';
import { RouteList, type PopularRoute } from './route-list';
import { useInTurn } from './use-in-turn';
import { useSeen } from './use-seen';

type InTurn<Answer> = Parameters<typeof useInTurn<Answer>>[0];

interface Props<Answer> extends Pick<InTurn<Answer>, 'name'> {
  t: Translate;
  from: string;
  day: IsoDate;
  routes: readonly (Omit<PopularRoute, 'price' | 'from'> & {
    query: InTurn<Answer>['queries'][number];
  })[];
  priceOf: (answer: Answer) => Money | null;
}

/** Popular routes from one place with a day's lowest price, in texts of `popular.…`. */
export function PopularRoutes<Answer>({ name, t, from, day, routes, priceOf }: Props<Answer>) {
  const language = useLanguage();
  const [ref, isSeen] = useSeen();
  const queries = routes.map(({ query }) => query);
  const { answers, isFetching } = useInTurn({ name, queries, isEnabled: isSeen });
  const shown: ComponentProps<typeof RouteList>['routes'] = routes.map((route, index) => {
    const answer = answers[index] ?? null;
    const price = answer === null ? null : priceOf(answer);
    return {
      href: route.href,
      to: route.to,
      detail: route.detail,
      from,
      price:
        price === null ? undefined : t('popular.from', { price: formatMoney(price, language) }),
    };
  });
  return (
    <div ref={ref}>
      <RouteList
        title={t('popular.title', { from })}
        lead={t('popular.lead', { date: formatDate(day, language, 'medium') })}
        toWord={t('popular.to')}
        isBusy={isFetching}
        routes={shown}
      />
    </div>
  );
}
