import type { FlightDictionary, FlightOffer, WireLedger } from '@wayfare/api-contract';
import { BookingLayout } from '@wayfare/checkout';
import type { ReactNode } from 'react';
import type { WizardQuery } from '../../domain/wizard/wizard-query';
import { placeOf, type WizardStep } from '../../domain/wizard/wizard-steps';
import { FlightSummary } from '../journey/flight-summary';
import { PriceNotice, RefreshedNotice } from './flight-news';
import { OfferClock } from './offer-clock';
import { useReceiptFirst } from './receipt-first';
import { useTravellersFirst } from './wizard-guard';
import { WizardNav } from './wizard-nav';

interface WizardLayoutProps {
  step: WizardStep;
  offer: FlightOffer;
  dictionary: FlightDictionary;
  query: WizardQuery;
  /** what was quoted; without it the fare with the chosen bags and seats */
  quoted?: { ledger: WireLedger; expires_at: string } | undefined;
  children: ReactNode;
}

/**
 * A step of the wizard: where one is, how long the price holds, the step itself, and beside it what is being booked.
 * Without the travellers that a step needs it leads back to them.
 */
export function WizardLayout({
  step,
  offer,
  dictionary,
  query,
  quoted,
  children,
}: WizardLayoutProps) {
  useReceiptFirst(query);
  useTravellersFirst(placeOf(step) > placeOf('travellers'), offer, query);
  return (
    <BookingLayout
      steps={<WizardNav current={step} query={query} />}
      summary={
        <FlightSummary
          offer={offer}
          dictionary={dictionary}
          ledger={quoted?.ledger}
          isTold={step !== 'seats'}
        />
      }
    >
      <OfferClock
        key={quoted?.expires_at ?? offer.id}
        step={step}
        offer={offer}
        query={query}
        expiresAt={quoted?.expires_at}
      />
      <RefreshedNotice dictionary={dictionary} />
      {quoted === undefined && <PriceNotice offer={offer} />}
      {children}
    </BookingLayout>
  );
}
