import { useTranslation } from '@wayfare/i18n';
import { Link } from '@wayfare/router';
import { Columns, NotOpenYet, Stack } from '@wayfare/ui';
import type { ReactNode } from 'react';
import type { Product } from './criteria';

interface NotOpenResultsProps {
  heading: string;
  product: Product;
  /** back to the form, with everything still filled in */
  editHref: string;
  summary: ReactNode;
}

export function NotOpenResults({ heading, product, editHref, summary }: NotOpenResultsProps) {
  const { t } = useTranslation('trains');
  return (
    <Columns
      main={
        <Stack gap={5}>
          <h1>{heading}</h1>
          <NotOpenYet title={t(`results.${product}NotOpenTitle`)} action={<Link to={editHref}>{t('results.edit')}</Link>}>
            {t(`results.${product}NotOpenText`)}
          </NotOpenYet>
        </Stack>
      }
      sideLabel={t('results.criteria')}
      side={summary}
    />
  );
}
