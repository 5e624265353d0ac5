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

/** By whom all bookings are listed. */
const BOOKINGS_ROUTE = 'account.bookings';

/** The way to all bookings, null where nobody lists them. */
export function useAllBookings(): { href: string; label: string } | null {
  const language = useLanguage();
  const texts = useTexts('outcome');
  const { hrefs } = usePlatform();
  return hrefs.has(BOOKINGS_ROUTE)
    ? { href: hrefs.href(BOOKINGS_ROUTE, language), label: texts('allBookings') }
    : null;
}

interface PapersProps {
  /** signed paths, the first one foremost; none until there are any */
  documents: readonly { href: string; label: string }[];
}

/** A booking's papers, and printing. */
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

/** Only the papers, on the page where the booking is changed. Not on paper. */
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
  /** whose invoice may be asked for; undefined for whoever has a link alone */
  invoiceOf: string | undefined;
}

/** What can be done with a booking: its papers, printing, and where it is changed. Not on paper. */
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

/** What can be printed and put into a calendar, with the vertical's words; nothing as long as there is none. */
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
  /** null for whoever has a link alone */
  pin: string | null;
  /** the supplier's own, null as long as there is none */
  supplier: { label: string; reference: string | null };
}

/** Reference, and the PIN that opens the booking for whoever has no account. */
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

/** What the card was charged so far. */
export function ChargedSoFar({ payment }: { payment: Pick<BookedPayment, 'charged'> }) {
  const language = useLanguage();
  const texts = useTexts('outcome');
  return (
    <SmallPrint>
      {texts('charged', { price: formatMoney(parseMoney(payment.charged), language) })}
    </SmallPrint>
  );
}

/** When a refund is on the card; nothing where none was made. */
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

/** What to keep of a booking, and what can be done with it. Prints on one page. Who was typed in for it is forgotten, unless it can be tried again. */
export function Receipt({ heading, tone, title, text, children }: ReceiptProps) {
  const isTriedAgain = tone === 'error';
  // What was typed is kept by the tab, outside React.
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
