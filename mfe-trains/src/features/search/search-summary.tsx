import { formatDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { DefinitionList, Stack } from '@wayfare/ui';
import type { Passengers, PassSearch, TicketSearch } from './criteria';
import { formatHour } from './hours';
import { passengerSummary } from './passenger-summary';

interface Row {
  term: string;
  detail: string;
}

function Summary({ rows, passengers }: { rows: readonly Row[]; passengers: Passengers }) {
  const { t } = useTranslation('trains');
  const party: Row = { term: t('form.passengers'), detail: passengerSummary(passengers, (key, values) => t(key, values ?? {})) };
  return (
    <Stack gap={3}>
      <h2>{t('results.criteria')}</h2>
      <DefinitionList items={[...rows, party]} />
    </Stack>
  );
}

/** The criteria in words; only for a search that the rules accept. */
export function TicketSummary({ search }: { search: TicketSearch }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const { from, to, date, hour, returnDate, returnHour, passengers } = search;
  const outbound: Row = {
    term: t('results.outbound'),
    detail: t('results.journey', { origin: from, destination: to, date: formatDate(date, language), hour: formatHour(hour) }),
  };
  if (returnDate === '') return <Summary rows={[outbound]} passengers={passengers} />;
  const inbound: Row = {
    term: t('results.inbound'),
    detail: t('results.journey', { origin: to, destination: from, date: formatDate(returnDate, language), hour: formatHour(returnHour) }),
  };
  return <Summary rows={[outbound, inbound]} passengers={passengers} />;
}

/** As `TicketSummary`, for a pass. */
export function PassSummary({ search: { area, date, passengers } }: { search: PassSearch }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <Summary
      rows={[
        { term: t('form.area'), detail: area },
        { term: t('results.validFrom'), detail: formatDate(date, language) },
      ]}
      passengers={passengers}
    />
  );
}
