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
  /** what going on would do here */
  again: 'booked.choose' | 'booked.goOn';
}

/**
 * This tab has booked the hotel for these dates before: a second booking is made only by whoever means it. Another room
 * for more people is one, so nothing is in the way.
 */
export function BookedAlready({ hotelId, stay, again }: BookedAlreadyProps) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  // the text says whether a browser is here to be read, the same for server and first render
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
