import { addDays } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { DatesField } from '@wayfare/search';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../domain/search/search-rules';

interface Props {
  id: string;
  checkIn: string;
  checkOut: string;
  today: string;
  error?: string | undefined;
  onChange: (dates: { checkIn: string; checkOut: string }) => void;
}

/** Check-in and check-out, typed or chosen in a calendar. */
export function StayDatesField({ id, checkIn, checkOut, today, error, onChange }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <DatesField
      id={id}
      name={{ start: 'checkIn', end: 'checkOut' }}
      label={t('search.dates')}
      startLabel={t('search.checkIn')}
      endLabel={t('search.checkOut')}
      value={{ start: checkIn, end: checkOut }}
      onChange={({ start, end }) => onChange({ checkIn: start, checkOut: end })}
      min={today}
      max={addDays(today, MAX_DAYS_AHEAD)}
      maxNights={MAX_NIGHTS}
      error={error}
      messages={{
        calendar: t('search.calendar'),
        chooseStart: t('search.chooseCheckIn'),
        chooseEnd: t('search.chooseCheckOut'),
        nights: (count) => t('search.nights', { count }),
      }}
    />
  );
}
