import { PriceClock } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { ReactNode } from 'react';

interface Props {
  /** of the first offer that lapses, or of the prebooking */
  expiresAt: string;
  /** where the time can be renewed: one press */
  renew?: ReactNode;
}

/** The one clock of the cart. */
export function CartClock({ expiresAt, renew }: Props) {
  const { t } = useTranslation('trains');
  const texts = {
    over: t('cart.clock.over'),
    left: (time: string) => t('cart.clock.left', { time }),
    warning: (count: number) => t('cart.clock.warning', { count }),
  };
  return (
    <PriceClock expiresAt={expiresAt} texts={texts}>
      {() => renew}
    </PriceClock>
  );
}
