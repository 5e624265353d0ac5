import { useTranslation } from '@wayfare/i18n';
import { Card, Notice, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';

/** A URL whose search breaks the rules: says so, and gives back what could be read in the form. */
export function InvalidSearch({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTranslation('trains');
  return (
    <Stack gap={5}>
      <h1>{heading}</h1>
      <Notice tone="error" title={t('results.invalid')}>
        {t('results.invalidHelp')}
      </Notice>
      <Card isPadded>{children}</Card>
    </Stack>
  );
}
