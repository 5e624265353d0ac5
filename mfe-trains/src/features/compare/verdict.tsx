import { formatMoney, subtractMoney } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import type { Comparison } from './break-even';

/** "The pass pays off from the 4th journey", or that tickets are cheaper. */
export function Verdict({
  comparison: { tickets, withPass, from, unknown },
}: {
  comparison: Comparison;
}) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const left = unknown > 0 ? t('compare.unknown', { count: unknown }) : '';
  if (tickets.amount === 0) return <Notice tone="warning" title={t('compare.nothingKnown')} />;
  if (from === null)
    return (
      <Notice
        title={t('compare.ticketsCheaper', {
          price: formatMoney(subtractMoney(withPass, tickets), language),
        })}
      >
        {left}
      </Notice>
    );
  return (
    <Notice tone="success" title={t('compare.paysOff', { nth: t(`compare.ordinal.${from}`) })}>
      {t('compare.saves', { price: formatMoney(subtractMoney(tickets, withPass), language) })}{' '}
      {left}
    </Notice>
  );
}
