import type { ExchangeQuote, TicketItem } from '@wayfare/api-contract';
import { formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { extraName, wishText } from '../../domain/items/extra-words';

type Extra = ExchangeQuote['extras'][number];

function useExtraText(item: TicketItem) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  return ({ label, count, isKept, paid, costs, ...owner }: Extra): string => {
    const values = {
      extra: t('extras.chosen', { count, bag: extraName(item, { label, ...owner }, t) }),
      paid: price(paid.value),
      costs: price(costs.value),
    };
    if (!isKept) return t('manage.exchange.extra.refunded', values);
    return t(
      paid.value === costs.value ? 'manage.exchange.extra.kept' : 'manage.exchange.extra.repriced',
      values,
    );
  };
}

export function CarriedExtras({
  item,
  quote: { extras, wishes },
}: {
  item: TicketItem;
  quote: Pick<ExchangeQuote, 'extras' | 'wishes'>;
}) {
  const { t } = useTranslation('trains');
  const textOf = useExtraText(item);
  if (extras.length + wishes.length === 0) return null;
  return (
    <>
      <h3>{t('manage.exchange.extrasTitle')}</h3>
      <ul>
        {extras.map((extra, index) => (
          <li key={index}>{textOf(extra)}</li>
        ))}
        {wishes.map(({ isKept, ...wish }) => (
          <li key={wish.group}>
            {t(`manage.exchange.wish.${isKept ? 'kept' : 'lost'}`, { wish: wishText(wish, t) })}
          </li>
        ))}
      </ul>
    </>
  );
}
