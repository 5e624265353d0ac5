import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DefinitionList, Stack } from '@wayfare/ui';
import { slicesOf } from './criteria';
import type { FlightSearch } from './criteria';
import { passengerSummary } from './passenger-summary';

/** The criteria in words; only for a search that the rules accept. */
export function SearchSummary({ search }: { search: FlightSearch }) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const slices = slicesOf(search).map(({ origin, destination, departure_date: date }, index) => ({
    term: t(index === 0 ? 'results.outbound' : 'results.inbound'),
    detail: t('results.slice', { origin, destination, date: formatDate(date, language) }),
  }));
  return (
    <Stack gap={3}>
      <h2>{t('results.criteria')}</h2>
      <DefinitionList
        items={[
          ...slices,
          { term: t('form.cabinClass'), detail: t(`cabin.${search.cabinClass}`) },
          { term: t('form.passengers'), detail: passengerSummary(search, (key, values) => t(key, values ?? {})) },
        ]}
      />
    </Stack>
  );
}
