import type { PaymentTerms, Quote } from '@wayfare/api-contract';
import type { ReactNode } from 'react';
import type { BookingQuery } from './booking-query';
import { BookingSteps, type BookingStep } from './booking-steps';
import { StaySummary } from './stay-summary';
import styles from './booking.module.css';

interface Props {
  step: BookingStep;
  /** where a done step can be changed */
  doneHref?: string | null;
  quote: Quote;
  query: BookingQuery;
  terms?: PaymentTerms | null;
  children: ReactNode;
}

/** A step of the booking: where one is, the step itself, and beside it what is being booked. */
export function BookingLayout({ step, doneHref = null, quote, query, terms, children }: Props) {
  return (
    <div className={styles.page}>
      <BookingSteps current={step} doneHref={doneHref} />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <StaySummary quote={quote} query={query} terms={terms} />
      </div>
    </div>
  );
}
