import { PriceClock } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { ReactNode } from 'react';

interface Props {
  expiresAt: string;
  renew?: ReactNode;
}

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
