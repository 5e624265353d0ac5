import type { Translate } from '@wayfare/i18n';
import { Badge } from '@wayfare/ui';

/** Days from departure to arrival, as "+1"; empty on the same day. */
export function DayShift({ days, t }: { days: number; t: Translate }) {
  return days === 0 ? null : (
    <Badge>
      {t('dayShift', {
        count: Math.abs(days),
        shift: days > 0 ? `+${days}` : `−${-days}`,
      })}
    </Badge>
  );
}
