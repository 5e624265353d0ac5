import type { RefundState } from '@wayfare/desk-contract';
import { useTranslation } from '@wayfare/i18n';
import { Badge } from '@wayfare/ui';

const TONES = {
  requested: 'warning',
  sending: 'brand',
  done: 'success',
  failed: 'accent',
  refused: 'neutral',
  expired: 'neutral',
} as const;

export function RefundStateBadge({ state }: { state: RefundState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`refundStates.${state}`)}</Badge>;
}
