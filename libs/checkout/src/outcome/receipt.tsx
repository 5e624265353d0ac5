import { formatMoney, parseMoney } from '@wayfare/domain';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { forgetPeople } from '@wayfare/session';
import { Button, buttonClass, ButtonLink, Notice } from '@wayfare/ui';
import { useEffect, type ReactNode } from 'react';
import { useInvoiceHref } from '../invoice/use-invoice-href';
import layout from '../layout/booking.module.css';
import { Facts, SmallPrint } from '../layout/booking-section';
import type { BookedPayment } from './booking-outcome';
import { useTexts } from '../use-texts';
import { OutcomeHeading } from './outcome-heading';
import styles from './outcome.module.css';

const BOOKINGS_ROUTE = 'account.bookings';

/** Link to all bookings; null where unpublished. */
export function useAllBookings(): { href: string; label: string } | null {
  const language = useLanguage();
  const texts = useTexts('outcome');
  const { hrefs } = usePlatform();
  return hrefs.has(BOOKINGS_ROUTE)
    ? { href: hrefs.href(BOOKINGS_ROUTE, language), label: texts('allBookings') }
    : null;
}

interface PapersProps {
  /** signed paths, primary first */
  documents: readonly { href: string; label: string }[];
}

function PaperLinks({ documents }: PapersProps) {
  const texts = useTexts('outcome');
  return (
    <>
      {documents.map(({ href, label }, index) => (
        <a
          key={href}
          className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })}
          href={href}
        >
          {label}
        </a>
      ))}
      <Button variant="secondary" onClick={() => window.print()}>
        {texts('print')}
      </Button>
    </>
  );
}

/** Documents alone, for the page of changes; hidden in print. */
export function BookingPapers(papers: PapersProps) {
  return (
    <div className={`${layout.actions ?? ''} ${styles.screenOnly ?? ''}`}>
      <PaperLinks {...papers} />
    </div>
  );
}

interface ReceiptActionsProps extends PapersProps {
  manageHref: string;
  canCancel: boolean;
  /** undefined by a link alone */
  invoiceOf: string | undefined;
}

/** Documents, printing and the manage link; hidden in print. */
export function ReceiptActions({
  documents,
  manageHref,
  canCancel,
  invoiceOf,
}: ReceiptActionsProps) {
  const texts = useTexts('outcome');
  const all = useAllBookings();
  const invoice = useInvoiceHref(invoiceOf);
  return (
    <div className={`${layout.actions ?? ''} ${styles.screenOnly ?? ''}`}>
      <PaperLinks documents={documents} />
      {invoice !== null && (
        <ButtonLink variant="secondary" to={invoice}>
          {texts('invoice')}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" to={manageHref}>
        {canCancel ? texts('cancel') : texts('manage')}
      </ButtonLink>
      {all !== null && (
        <ButtonLink variant="quiet" to={all.href}>
          {all.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** Labelled documents; empty without any. */
export function papersOf(
  documents: { voucher: string; calendar: string } | null,
  labels: { voucher: string; calendar: string },
): { href: string; label: string }[] {
  return documents === null
    ? []
    : [
        { href: documents.voucher, label: labels.voucher },
        { href: documents.calendar, label: labels.calendar },
      ];
}

interface BookingReferencesProps {
  reference: string;
  /** null by a link alone */
  pin: string | null;
  supplier: { label: string; reference: string | null };
}

/** Reference, and the PIN for access without an account. */
export function BookingReferences({ reference, pin, supplier }: BookingReferencesProps) {
  const texts = useTexts('outcome');
  const own = [
    { term: texts('reference'), detail: <strong>{reference}</strong> },
    ...(pin === null ? [] : [{ term: texts('pin'), detail: <strong>{pin}</strong> }]),
  ];
  return (
    <Facts
      items={
        supplier.reference === null
          ? own
          : [...own, { term: supplier.label, detail: supplier.reference }]
      }
    />
  );
}

/** Amount charged so far. */
export function ChargedSoFar({ payment }: { payment: Pick<BookedPayment, 'charged'> }) {
  const language = useLanguage();
  const texts = useTexts('outcome');
  return (
    <SmallPrint>
      {texts('charged', { price: formatMoney(parseMoney(payment.charged), language) })}
    </SmallPrint>
  );
}

/** When a refund arrives; empty without one. */
export function RefundArrives({
  payment: { refunded },
}: {
  payment: Pick<BookedPayment, 'refunded'>;
}) {
  const language = useLanguage();
  const texts = useTexts('outcome');
  const price = parseMoney(refunded);
  return price.amount > 0 ? (
    <p>{texts('moneyRefunded', { price: formatMoney(price, language) })}</p>
  ) : null;
}

interface ReceiptProps {
  heading: string;
  tone: 'success' | 'info' | 'error';
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Receipt, one printed page. Drafts of travellers are forgotten unless a retry is possible. */
export function Receipt({ heading, tone, title, text, children }: ReceiptProps) {
  const isTriedAgain = tone === 'error';
  // clears session storage
  useEffect(() => {
    if (!isTriedAgain) forgetPeople();
  }, [isTriedAgain]);
  return (
    <article className={styles.printable}>
      <OutcomeHeading text={heading} />
      <Notice tone={tone} title={title}>
        {text}
      </Notice>
      {children}
    </article>
  );
}
