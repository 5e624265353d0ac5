/* The steps of a booking in each vertical, from its start to the payment page, as a traveller walks them. */
import type { Page } from '@playwright/test';
import { fillDetails, hotelUrl, reserve, toPayment } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { findOffer, flightQuery } from '../../fixtures/flight-market';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { fillParty, heading, press } from '../../fixtures/flights';
import { hydrated } from '../../fixtures/test';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { addTickets, fillRiders } from '../../fixtures/trains';

/** Called where a step is shown; it may load the page anew. */
type AtStep = (step: string) => Promise<void>;
type Walk = (page: Page, origin: string, atStep: AtStep) => Promise<void>;

const FLIGHT = { from: 'AMS', to: 'BCN' };

async function visit(page: Page, url: string): Promise<number> {
  const response = await page.goto(url);
  await hydrated(page);
  return response?.status() ?? 0;
}

async function hotels(page: Page, origin: string, atStep: AtStep): Promise<void> {
  await visit(page, origin + hotelUrl('en', 'H-UNKNOWN'));
  await reserve(page, 'en', [BOOKING_WORDS.en.payNow]);
  await heading(page, BOOKING_WORDS.en.step1);
  await atStep('step1');
  await hydrated(page);
  await fillDetails(page, 'en');
  await toPayment(page, 'en');
  await atStep('step2');
}

async function flights(page: Page, origin: string, atStep: AtStep): Promise<void> {
  const words = FLIGHT_WORDS.en;
  const { id } = await findOffer(FLIGHT, () => true);
  await visit(
    page,
    `${origin}${words.travellersPath}?${flightQuery(FLIGHT)}&offer=${encodeURIComponent(id)}`,
  );
  await heading(page, words.travellers);
  await atStep('travellers');
  await hydrated(page);
  await fillParty(page, 'en');
  await press(page, words.toBags);
  await heading(page, words.bags);
  await atStep('bags');
  await hydrated(page);
  await press(page, words.withoutBags);
  await heading(page, words.seats);
  await atStep('seats');
  await hydrated(page);
  await press(page, words.withoutSeats);
  await heading(page, words.payment);
  await atStep('payment');
}

async function trains(page: Page, origin: string, atStep: AtStep): Promise<void> {
  const words = TRAIN_WORDS.en;
  await addTickets(page, (path) => visit(page, origin + path), 'en', {
    from: 'FR:paris',
    to: 'FR:lyon',
  });
  await atStep('passengers');
  await hydrated(page);
  await fillRiders(page);
  await press(page, words.toCart);
  await heading(page, words.cart);
  await atStep('checkout');
  await hydrated(page);
  await press(page, words.toPayment);
  await heading(page, words.payment);
  await atStep('payment');
}

export const STEPS: Readonly<Record<string, Walk>> = { hotels, flights, trains };
