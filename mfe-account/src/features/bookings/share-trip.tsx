import type { Trip } from '@wayfare/api-contract';
import { formatDate, isIsoDate } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { passOn, type PassedOutcome } from '@wayfare/saved/pass-on';
import { Button, ExternalIcon } from '@wayfare/ui';
import { useState } from 'react';
import { daysOf } from './trip-days';
import { useEntryTitle } from './trip-entry';
import { usePlaces } from './trip-section';
import { formatDays } from './trip-times';
import styles from './trip-page.module.css';

/** In words, without references or links, which would open the bookings. */
function useTripInWords(): (trip: Trip) => { title: string; text: string } {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const titleOf = useEntryTitle();
  const places = usePlaces();
  return (trip) => {
    const title = t('trips.title', {
      places: places(trip),
      days: formatDays(trip.from.day, trip.until.day, language),
    });
    const lines = daysOf(trip).flatMap(({ day, rows }) => [
      '',
      isIsoDate(day) ? formatDate(day, language, 'full') : day,
      ...rows.map(({ entry, isEnd, local }) =>
        isEnd
          ? t('trips.checkOut', { place: entry.title, time: local.slice(11, 16) })
          : `${local.slice(11, 16)} ${titleOf(entry)}${entry.form === 'ride' ? ` (${entry.title})` : ''}`.trim(),
      ),
    ]);
    return { title, text: [title, ...lines].join('\n') };
  };
}

export function ShareTrip({ trip }: { trip: Trip }) {
  const { t } = useTranslation('account');
  const inWords = useTripInWords();
  const [outcome, setOutcome] = useState<PassedOutcome | null>(null);
  const share = async () => setOutcome(await passOn(inWords(trip)));

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<ExternalIcon size={20} />}
        onClick={() => void share()}
      >
        {t('trips.share')}
      </Button>
      <span role="status" className={styles.told}>
        {outcome === 'copied' && t('trips.copied')}
        {outcome === 'failed' && t('trips.notShared')}
      </span>
    </>
  );
}
