import { BookingErrorBoundary } from '@wayfare/checkout';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useLocation } from '@wayfare/router';
import type { ReactNode } from 'react';
import { readWizardQuery, resultsHref } from '../../domain/wizard/wizard-query';

export function WizardErrorBoundary({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const { search } = useLocation();
  const query = readWizardQuery(new URLSearchParams(search));
  return (
    <BookingErrorBoundary
      fallback={fallback}
      back={
        query.search === ''
          ? null
          : { href: resultsHref(query, language), label: t('clock.otherFlights') }
      }
    />
  );
}
