import type { PriceAlert } from '@wayfare/api-contract';
import { formatDate, formatMoney, parseMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';

export function AlertFacts({ alert }: { alert: PriceAlert }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const from = formatDate(alert.starts_on, language);
  return (
    <p>
      {alert.ends_on === null
        ? from
        : t('alert.days', { from, to: formatDate(alert.ends_on, language) })}
      {' · '}
      {t('alert.told', { price: formatMoney(parseMoney(alert.told), language) })}
    </p>
  );
}
