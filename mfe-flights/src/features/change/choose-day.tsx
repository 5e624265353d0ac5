import type { FlightBookingView, FlightSlice } from '@wayfare/api-contract';
import { BookingSection } from '@wayfare/checkout';
import { formatDate } from '@wayfare/domain';
import { dayCalendar } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { useNavigate } from '@wayfare/router';
import { Button, DateField, Notice } from '@wayfare/ui';
import { useState, type FormEvent } from 'react';
import { StaysBehind } from '../../ui/after-sales/left-behind';
import { useManage } from '../../ui/after-sales/use-manage';
import { SliceLine } from '../../ui/journey/slice-line';
import { dayProblem, type DayBounds, type DayProblem } from './change-days';
import styles from './change.module.css';

const FIELD = 'change-date';

interface Props {
  booking: FlightBookingView;
  index: number;
  slice: FlightSlice;
  days: DayBounds;
}

export function ChooseDay({ booking, index, slice, days }: Props) {
  const { t } = useTranslation('flights');
  const language = useLanguage();
  const navigate = useNavigate();
  const { query, href } = useManage();
  const [typed, setTyped] = useState(query.date ?? '');
  const [problem, setProblem] = useState<DayProblem | null>(
    query.date === null ? null : dayProblem(query.date, days),
  );
  const words = { min: formatDate(days.min, language), max: formatDate(days.max, language) };

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = dayProblem(typed, days);
    setProblem(found);
    if (found === null) void navigate(href({ view: 'change', slice: index, date: typed }));
    else document.getElementById(FIELD)?.focus();
  }

  return (
    <BookingSection id="choose-day" title={t('manage.change.heading')}>
      <SliceLine slice={slice} dictionary={booking.dictionary} />
      <StaysBehind booking={booking} slice={slice} />
      {days.min > days.max ? (
        <Notice tone="info">{t('manage.change.noDay')}</Notice>
      ) : (
        <form
          noValidate
          className={styles.day}
          aria-label={t('manage.change.form')}
          onSubmit={handleSubmit}
        >
          <DateField
            id={FIELD}
            name="date"
            label={t('manage.change.newDay')}
            description={t('manage.change.days', words)}
            value={typed}
            {...days}
            isRequired
            calendar={dayCalendar(language)}
            error={problem === null ? undefined : t(`manage.change.dayProblem.${problem}`, words)}
            onChange={setTyped}
          />
          <Button type="submit">{t('manage.change.find')}</Button>
        </form>
      )}
    </BookingSection>
  );
}
