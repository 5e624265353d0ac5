import { formatMoney, parseMoney } from '@wayfare/domain';
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
  heading: string;
  tone: 'info' | 'error';
  title: string;
  reason: string | null;
  booking: { reference: string; payment: BookedPayment };
  subject: string;
  children: ReactNode;
}

/** Failed booking: refund status, reason, and support contact (HOT-47, ERR-11, ERR-12). */
export function Unsuccessful({
  heading,
  tone,
  title,
  reason,
  booking,
  subject,
  children,
}: UnsuccessfulProps) {
  const money = useMoneyText(booking.payment);
  return (
    <article className={styles.printable}>
      <OutcomeHeading text={heading} />
      <Notice tone={tone} title={title}>
        {reason !== null && <p>{reason}</p>}
        <p>{money}</p>
      </Notice>
      <Support reference={booking.reference} subject={subject} />
      {children}
    </article>
  );
}
