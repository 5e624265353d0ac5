import type { TicketItem } from '@wayfare/api-contract';
import { BookingSection, SmallPrint } from '@wayfare/checkout';
import { formatDate } from '@wayfare/domain';
import { dayCalendar } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, DateField, Notice, SelectField } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { HOUR_OPTIONS } from '../../domain/search/hours';
import { placeProblem } from '../../domain/search/search-rules';
import { useManage } from '../../ui/after-sales/use-manage';
import { ItemLines } from '../../ui/items/item-lines';
import { StationField } from '../../ui/search/station-field';
import { dayProblem, type DayBounds } from './exchange-days';
import styles from './exchange.module.css';
import { ExtrasAtStake } from './extras-at-stake';
import type { Route } from './new-route';

interface Props {
  item: TicketItem;
  leg: TicketItem['legs'][number];
  days: DayBounds;
  route: Route;
}

const idOf = (field: string) => `exchange-${field}`;

/** Another route too, where the carrier allows it (OQ-72). */
export function ChooseDay({ item, leg, days, route }: Props) {
  const { t } = useTranslation('trains');
  const language = useLanguage();
  const navigate = useNavigate();
  const { query, href } = useManage();
  const isFree = item.exchangeEligibility.routeChangePossible;
  const [typed, setTyped] = useState({ date: query.date ?? '', hour: query.hour, ...route });
  const [isJudged, setJudged] = useState(query.date !== null);
  const words = { min: formatDate(days.min, language), max: formatDate(days.max, language) };
  const day = dayProblem(typed.date, days);
  const [from, to] = [
    placeProblem('from', typed.from),
    typed.to.code !== '' && typed.to.code === typed.from.code
      ? 'sameStation'
      : placeProblem('to', typed.to),
  ];
  const shown = (problem: string | null, key: string) =>
    isJudged && problem !== null ? t(key, words) : undefined;
  const change = (patch: Partial<typeof typed>) => setTyped((known) => ({ ...known, ...patch }));

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setJudged(true);
    const wrong = from !== null ? 'from' : to !== null ? 'to' : day !== null ? 'date' : null;
    if (wrong !== null) {
      document.getElementById(idOf(wrong))?.focus();
      return;
    }
    const elsewhere = isFree ? { from: typed.from.code, to: typed.to.code } : {};
    void navigate(
      href({
        action: 'exchange',
        item: item.id,
        leg: leg.id,
        date: typed.date,
        hour: typed.hour,
        ...elsewhere,
      }),
    );
  }

  return (
    <BookingSection id="choose-day" title={t('manage.exchange.title')}>
      <ItemLines item={{ ...item, legs: [leg] }} />
      <ExtrasAtStake item={item} legIds={[leg.id]} />
      {days.min > days.max ? (
        <Notice tone="info">{t('manage.exchange.noDay')}</Notice>
      ) : (
        <form
          noValidate
          className={styles.day}
          aria-label={t('manage.exchange.form')}
          onSubmit={handleSubmit}
        >
          {isFree ? (
            <>
              <StationField
                id={idOf('from')}
                name="from"
                label={t('form.from')}
                place={typed.from}
                error={shown(from, `errors.${from}`)}
                onChange={(place) => change({ from: place })}
              />
              <StationField
                id={idOf('to')}
                name="to"
                label={t('form.to')}
                place={typed.to}
                error={shown(to, `errors.${to}`)}
                onChange={(place) => change({ to: place })}
              />
            </>
          ) : (
            <SmallPrint>{t('manage.exchange.sameRoute')}</SmallPrint>
          )}
          <DateField
            id={idOf('date')}
            name="date"
            label={t('manage.exchange.newDay')}
            description={t('manage.exchange.days', words)}
            value={typed.date}
            {...days}
            isRequired
            calendar={dayCalendar(language)}
            error={shown(day, `manage.exchange.dayProblem.${day}`)}
            onChange={(date) => change({ date })}
          />
          <SelectField
            id={idOf('hour')}
            name="hour"
            label={t('form.hour')}
            value={String(typed.hour)}
            options={HOUR_OPTIONS}
            onChange={(hour) => change({ hour: Number(hour) })}
          />
          <Button type="submit">{t('manage.exchange.find')}</Button>
        </form>
      )}
    </BookingSection>
  );
}
