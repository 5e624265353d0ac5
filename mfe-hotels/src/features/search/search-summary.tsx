import { formatDate, nightsBetween } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import type { StayCriteria } from './criteria';
import { partyText } from './party-text';

export function nightsOfStay(stay: StayCriteria['stay']): number {
  return stay === null ? 0 : nightsBetween(stay.checkIn, stay.checkOut);
}

/** Dates and guests of a search in one line of words. */
export function SearchSummary({
  criteria: { stay, party },
}: {
  criteria: Pick<StayCriteria, 'stay' | 'party'>;
}) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const guests = partyText(party, (key, count) => t(key, { count }));
  if (stay === null) return <>{t('results.noDates')}</>;
  const dates = t('results.stay', {
    checkIn: formatDate(stay.checkIn, language, 'medium'),
    checkOut: formatDate(stay.checkOut, language, 'medium'),
  });
  return (
    <>
      {dates} · {t('search.nights', { count: nightsOfStay(stay) })} · {guests}
    </>
  );
}
