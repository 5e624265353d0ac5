import type { PaymentTerms, Quote } from '@wayfare/api-contract';
import { BookingLayout } from '@wayfare/checkout';
import type { ReactNode } from 'react';
import type { BookingQuery } from '../../domain/booking/booking-query';
import { BookedAlready } from './booked-already';
import { BookingSteps, type BookingStep } from './booking-steps';
import { StaySummary } from './stay-summary';

interface Props {
  step: BookingStep;
  doneHref?: string | null;
  quote: Quote;
  query: BookingQuery;
  terms?: PaymentTerms | null;
  children: ReactNode;
}

export function StayLayout({ step, doneHref = null, quote, query, terms, children }: Props) {
  return (
    <BookingLayout
      steps={<BookingSteps current={step} doneHref={doneHref} />}
      summary={<StaySummary quote={quote} query={query} terms={terms} />}
    >
      <BookedAlready hotelId={quote.hotel.hotel_id} stay={quote} again="booked.goOn" />
      {children}
    </BookingLayout>
  );
}
