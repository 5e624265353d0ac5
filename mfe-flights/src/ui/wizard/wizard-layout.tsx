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
  quoted?: { ledger: WireLedger; expires_at: string } | undefined;
  children: ReactNode;
}

/** Leads back when the step's travellers are missing. */
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
