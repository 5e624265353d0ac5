import { addDays } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { DatesField } from '@wayfare/search';
import { stayOf, type StaySearch } from '../../domain/search/criteria';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../domain/search/search-rules';

interface Props {
  id: string;
  stay: StaySearch['stay'];
  today: string;
  error?: string | undefined;
  onChange: (stay: StaySearch['stay']) => void;
}

export function StayDatesField({ id, stay, today, error, onChange }: Props) {
  const { t } = useTranslation('hotels');
  return (
    <DatesField
      id={id}
      name={{ start: 'checkIn', end: 'checkOut' }}
      label={t('search.dates')}
      startLabel={t('search.checkIn')}
      endLabel={t('search.checkOut')}
      value={{ start: stay?.checkIn ?? '', end: stay?.checkOut ?? '' }}
      onChange={({ start, end }) => onChange(stayOf(start, end))}
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
