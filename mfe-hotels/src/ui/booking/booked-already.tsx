import { useStoredText } from '@wayfare/forms';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Notice } from '@wayfare/ui';
import { paths } from '../../domain/paths';
import { attempts, stayKey } from '../../state/booking-attempts';

export interface BookedAlreadyProps {
  hotelId: string;
  stay: { checkIn: string; checkOut: string } | null;
  again: 'booked.choose' | 'booked.goOn';
}

/**
 * Warns of a second booking of the hotel and dates in this tab, without blocking: more people may need another room.
 */
export function BookedAlready({ hotelId, stay, again }: BookedAlreadyProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  // null text means no browser storage yet, the same on the server and the first render
  const isKnown = useStoredText('hotelAttempts') !== null;
  const booking =
    isKnown && stay !== null ? attempts.bookingOfOffer(stayKey({ hotelId, ...stay })) : null;
  if (booking === null) return null;
  return (
    <Notice tone="info" title={t('booked.title')}>
      <p>{t(again)}</p>
      <p>
        <Link to={paths.success(language, new URLSearchParams({ booking }))}>
          {t('booked.receipt')}
        </Link>
      </p>
    </Notice>
  );
}
