import type { TicketItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import { boughtExtras, extrasOf, wishText } from '../../domain/items/extra-words';

/** Shown before a train is chosen: what becomes of the journey's extras. */
export function ExtrasAtStake({ item, legIds }: { item: TicketItem; legIds: readonly string[] }) {
  const { t } = useTranslation('trains');
  const extras = boughtExtras({ ...item, chosenServices: extrasOf(item, legIds) }, t);
  const wishes = item.preferences.map((wish) => wishText(wish, t));
  if (extras.length + wishes.length === 0) return null;
  return (
    <Notice tone="info" title={t('manage.exchange.stakeTitle')}>
      <ul>
        {[...extras, ...wishes].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t('manage.exchange.stake')}</p>
    </Notice>
  );
}
