import type { Translate } from '@wayfare/i18n';
import { Notice, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';

/** The page of a search that can't run: the form of a bare address, or what is wrong with the given one. */
export function SearchFormPage({
  heading,
  isRefused,
  t,
  children,
}: {
  heading: string;
  isRefused: boolean;
  t: Translate;
  children: ReactNode;
}) {
  return (
    <Stack gap={5}>
      <h1>{heading}</h1>
      {isRefused && (
        <Notice tone="error" title={t('results.invalid')}>
          {t('results.invalidHelp')}
        </Notice>
      )}
      {children}
    </Stack>
  );
}
