import { BookingErrorBoundary } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import type { ReactNode } from 'react';
import { readWizardQuery, resultsHref } from '../../domain/wizard/wizard-query';

export function WizardErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('flights');
  return (
    <BookingErrorBoundary
      fallback={fallback}
      backFrom={(asked, language) => {
        const query = readWizardQuery(asked);
        if (query.search === '') return null;
        return { href: resultsHref(query, language), label: t('clock.otherFlights') };
      }}
    />
  );
}
