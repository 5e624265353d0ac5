import { formatMoney, parseMoney } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { Notice } from '@wayfare/ui';
import type { ReactNode } from 'react';
import { moneyNote, type BookedPayment } from './booking-outcome';
import { useTexts } from '../use-texts';
import { OutcomeHeading } from './outcome-heading';
import styles from './outcome.module.css';

function Support({ reference, subject }: { reference: string; subject: string }) {
  const texts = useTexts('outcome');
  const { email } = usePlatform().support;
  return (
    <p>
      {texts('support', { reference })}{' '}
      <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
    </p>
  );
}

function useMoneyText(payment: BookedPayment): string {
  const language = useLanguage();
  const texts = useTexts('outcome');
  const price = (amount: string) => formatMoney(parseMoney(amount), language);
  const note = moneyNote(payment);
  if (note === 'refunded') return texts('moneyRefunded', { price: price(payment.refunded) });
  return note === 'charged'
    ? texts('moneyCharged', { price: price(payment.charged) })
    : texts(`money.${note}`);
}

interface UnsuccessfulProps {
  outcome: 'refunded' | 'failed' | 'expired' | 'canceled';
  booking: { reference: string; reason: string | null; payment: BookedPayment };
  /** values of the product's title */
  words?: { name: string };
  t: Translate;
  children: ReactNode;
}

/** Failed booking in the words of the product's `outcome.*`: refund, reason, and support (HOT-47, ERR-11, ERR-12). */
export function Unsuccessful({ outcome, booking, words, t, children }: UnsuccessfulProps) {
  const { reference, reason } = booking;
  const money = useMoneyText(booking.payment);
  return (
    <article className={styles.printable}>
      <OutcomeHeading text={t(`outcome.${outcome}.heading`)} />
      <Notice
        tone={outcome === 'canceled' ? 'info' : 'error'}
        title={t(`outcome.${outcome}.title`, words)}
      >
        {reason !== null && <p>{t(`outcome.reason.${reason}`)}</p>}
        <p>{money}</p>
      </Notice>
      <Support reference={reference} subject={t('outcome.mailSubject', { reference })} />
      {children}
    </article>
  );
}
