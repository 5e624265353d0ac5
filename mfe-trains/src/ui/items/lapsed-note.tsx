import type { TrainItem } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { Notice } from '@wayfare/ui';
import { SearchAgainLink } from './search-again-link';

/** An expired offer with its search (TRN-39, ERR-10). */
export function LapsedNote({ item }: { item: TrainItem }) {
  const { t } = useTranslation('trains');
  return (
    <Notice tone="warning" title={t('cart.lapsed.title')}>
      <p>{t('cart.lapsed.text')}</p>
      <SearchAgainLink item={item} size="small" />
    </Notice>
  );
}
