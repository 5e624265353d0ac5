import { useTranslation } from '@wayfare/i18n';
import { Notice, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { CartBar } from '../../features/cart/cart-bar';

/** The form where there is no search to show: the bare address, or a search that breaks the rules and is given back as far as it could be read. */
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
