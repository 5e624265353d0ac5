import { useTranslation } from '@wayfare/i18n';
import { Card, Notice, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';

/** The form where there is no search to show: the bare address, or a search that breaks the rules and is given back as far as it could be read. */
export function InvalidSearch({ heading, isAsked, children }: { heading: string; isAsked: boolean; children: ReactNode }) {
  const { t } = useTranslation('trains');
  return (
    <Stack gap={5}>
      <h1>{heading}</h1>
      {isAsked && (
        <Notice tone="error" title={t('results.invalid')}>
          {t('results.invalidHelp')}
        </Notice>
      )}
      <Card isPadded>{children}</Card>
    </Stack>
  );
}
