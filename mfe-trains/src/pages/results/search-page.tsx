import { useTranslation } from '@wayfare/i18n';
import { Notice, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { CartBar } from '../../features/cart/cart-bar';

/** The form for the bare address, or for an invalid search as far as it is readable. */
export function SearchPage({
  heading,
  isRefused,
  children,
}: {
  heading: string;
  isRefused: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('trains');
  return (
    <Stack gap={5}>
      <h1>{heading}</h1>
      {isRefused && (
        <Notice tone="error" title={t('results.invalid')}>
          {t('results.invalidHelp')}
        </Notice>
      )}
      <CartBar />
      {children}
    </Stack>
  );
}
