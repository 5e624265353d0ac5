import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { staySummary, type Searched } from '../domain/search/stay-summary';

export function SearchSummary({ criteria }: { criteria: Searched }) {
  const { t } = useTranslation('hotels');
  return <>{staySummary(criteria, t, useLanguage())}</>;
}
