import { formatDate, nightsBetween, siteDay } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Button, ButtonLink, EmptyState, Inline, TrainIcon } from '@wayfare/ui';
import { daysAround, onDay } from '../../domain/search/days-around';
import type { ChooseProps } from './choose-props';
import { withHour } from './hour-change';

type Search = ChooseProps['search'];

function nearby(search: Search, today: string): { key: 'wholeDay' | 'day'; search: Search }[] {
  const wholeDay =
    search.hour === 0 ? [] : [{ key: 'wholeDay' as const, search: withHour(search, 0, 0) }];
  const days = daysAround(search, 0, today).filter(
    (day) => Math.abs(nightsBetween(search.date, day)) === 1,
  );
  return [
    ...wholeDay,
    ...days.map((day) => ({ key: 'day' as const, search: onDay(search, 0, day) })),
  ];
}

export function NoTrains({
  search,
  hrefOf,
  onEdit,
}: {
  search: Search;
  hrefOf: (search: Search) => string;
  onEdit: () => void;
}) {
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
            <ButtonLink key={`${key} ${other.date}`} variant="secondary" to={hrefOf(other)}>
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
