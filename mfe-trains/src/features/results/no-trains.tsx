import { addDays, formatDate, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, EmptyState, Inline, TrainIcon } from '@wayfare/ui';
import { paths } from '../../paths';
import type { TicketSearch } from '../search/criteria';
import { toTicketQuery } from '../search/criteria-codec';
import { lastDay } from '../search/search-rules';
import { withHour } from './hour-change';

/** The same search from the first train of the day, and on the days around it. */
function nearby(
  search: TicketSearch,
  today: string,
): { key: 'wholeDay' | 'day'; search: TicketSearch }[] {
  const wholeDay =
    search.hour === 0 ? [] : [{ key: 'wholeDay' as const, search: withHour(search, 0, 0) }];
  const last = search.returnDate === '' ? lastDay(today) : search.returnDate;
  const days = [-1, 1]
    .map((step) => addDays(search.date, step))
    .filter((day) => day >= today && day <= last);
  return [
    ...wholeDay,
    ...days.map((date) => ({ key: 'day' as const, search: { ...search, date } })),
  ];
}

/** Nobody sells this journey then: what to try instead. */
export function NoTrains({ search, onEdit }: { search: TicketSearch; onEdit: () => void }) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  return (
    <EmptyState
      title={t('results.none')}
      icon={<TrainIcon size={32} />}
      action={
        <Inline>
          <Button onClick={onEdit}>{t('results.edit')}</Button>
          {nearby(search, siteDay()).map(({ key, search: other }) => (
            <ButtonLink
              key={`${key} ${other.date}`}
              variant="secondary"
              to={paths.tickets(language, toTicketQuery(other))}
            >
              {t(`results.try.${key}`, { date: formatDate(other.date, language, 'weekday') })}
            </ButtonLink>
          ))}
        </Inline>
      }
    >
      <p role="status">{t('results.noneText')}</p>
    </EmptyState>
  );
}
