import { isPartlyOrTotallyRefunded, isTotallyRefunded, itemStatusKey } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { Badge } from '@wayfare/ui';

function toneOf(status: string): 'neutral' | 'warning' | 'success' {
  if (isTotallyRefunded(status) || itemStatusKey(status) === 'other') return 'neutral';
  return isPartlyOrTotallyRefunded(status) ? 'warning' : 'success';
}

/** An unknown status has a text too (TRN-43). */
export function ItemStatus({ status }: { status: string }) {
  const { t } = useTranslation('trains');
  return <Badge tone={toneOf(status)}>{t(`bookings.itemStatus.${itemStatusKey(status)}`)}</Badge>;
}
