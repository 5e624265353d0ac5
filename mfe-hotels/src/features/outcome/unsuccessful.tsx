import type { HotelBooking } from '@wayfare/api-contract';
import { formatMoney, parseMoney, SUPPORT_EMAIL } from '@wayfare/domain';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, Notice } from '@wayfare/ui';
import bookingStyles from '../booking/booking.module.css';
import { stayAgainHref } from '../booking/stay-again';
import { moneyNote } from './outcome-text';
import styles from './outcome.module.css';

/** Whom to write to, with the booking named in the mail. */
function Support({ reference }: { reference: string }) {
  const { t } = useTranslation('hotels');
  const subject = encodeURIComponent(t('outcome.mailSubject', { reference }));
  return (
    <p>
      {t('outcome.support', { reference })} <a href={`mailto:${SUPPORT_EMAIL}?subject=${subject}`}>{SUPPORT_EMAIL}</a>
    </p>
  );
}

function useMoneyText(booking: HotelBooking): string {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const note = moneyNote(booking.payment);
  const amount = note === 'refunded' ? booking.payment.refunded : booking.payment.charged;
  return t(`outcome.money.${note}`, { price: formatMoney(parseMoney(amount), language) });
}

/**
 * The booking did not come about: one screen that says whether money came back or none was kept, why, and whom to
 * write to (HOT-47, ERR-11, ERR-12).
 */
export function Unsuccessful({ booking, outcome }: { booking: HotelBooking; outcome: 'refunded' | 'failed' | 'expired' | 'canceled' }) {
  const { t } = useTranslation('hotels');
  const language = useLanguage();
  const money = useMoneyText(booking);
  return (
    <article className={styles.printable}>
      <h1>{t(`outcome.${outcome}.heading`)}</h1>
      <Notice tone={outcome === 'canceled' ? 'info' : 'error'} title={t(`outcome.${outcome}.title`, { name: booking.hotel.name })}>
        {booking.reason !== null && <p>{t(`outcome.reason.${booking.reason}`)}</p>}
        <p>{money}</p>
      </Notice>
      <Support reference={booking.reference} />
      <p className={bookingStyles.actions}>
        <ButtonLink to={stayAgainHref(booking, language)}>{t('outcome.again')}</ButtonLink>
      </p>
    </article>
  );
}
