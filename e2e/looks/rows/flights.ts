import { expect } from '@playwright/test';
import { flightQuery } from '../../fixtures/flight-market';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { freeSeats, heading, press, startBooking } from '../../fixtures/flights';
import { cardsOf } from '../../fixtures/traveller';
import type { Look, Showing } from '../look';

const JOURNEY = { from: 'AMS', to: 'BCN', out: 40, back: 47 };

const openResults = async ({ page, visit, say, language }: Showing): Promise<void> => {
  const path = say('/flights/results', '/nl/vluchten/resultaten');
  const query = new URLSearchParams(flightQuery(JOURNEY));
  query.set('fromName', 'Amsterdam');
  query.set('toName', 'Barcelona');
  await visit(`${path}?${query.toString()}`);
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: FLIGHT_WORDS[language].found }),
  ).toBeAttached({ timeout: 30_000 });
};

/** Flights: from a search to a seat. */
export const FLIGHT_ROWS: readonly Look[] = [
  { name: 'flight-results', peer: 'Google Flights', show: openResults },
  {
    name: 'flight-date-grid',
    peer: 'Google Flights',
    async show(showing) {
      const { page, language, bring } = showing;
      const words = FLIGHT_WORDS[language];
      await openResults(showing);
      const button = page.getByRole('button', { name: words.flexible });
      await button.click();
      await expect(page.getByRole('status').filter({ hasText: words.lowest })).toBeVisible();
      await bring(button);
    },
  },
  {
    name: 'flight-nearby-airports',
    peer: 'Skyscanner',
    async show(showing) {
      const { page, language, bring } = showing;
      const words = FLIGHT_WORDS[language];
      await openResults(showing);
      const near = page.getByRole('region', { name: words.nearby });
      await expect(near.getByText(words.away).first()).toBeVisible();
      await bring(near);
    },
  },
  {
    name: 'flight-filters',
    peer: 'Google Flights',
    async show(showing) {
      const { page, language, isMobile } = showing;
      const words = FLIGHT_WORDS[language];
      await openResults(showing);
      if (isMobile) await page.getByRole('button', { name: words.filters }).click();
      await page.getByRole('checkbox', { name: words.direct }).click();
      await expect(page).toHaveURL(/stops=/);
    },
  },
  {
    name: 'flight-emissions',
    peer: 'Google Flights',
    async show(showing) {
      const { page, say, bring } = showing;
      await openResults(showing);
      await page
        .getByRole('button', { name: say(/^Lowest emissions/, /^Laagste uitstoot/) })
        .click();
      await expect(page).toHaveURL(/sort=/);
      const card = cardsOf(page).first();
      await card.getByText(say('Flight details', 'Vluchtgegevens')).first().click();
      await bring(card);
    },
  },
  {
    name: 'flight-fare-brands',
    peer: 'KLM',
    async show(showing) {
      const { page, language } = showing;
      const words = FLIGHT_WORDS[language];
      await openResults(showing);
      await press(page, words.choose);
      await heading(page, words.ticket);
      await expect(
        page.getByRole('link', { name: words.chooseFlex }).filter({ visible: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'flight-travellers',
    peer: 'KLM',
    async show(showing) {
      const { page, language } = showing;
      const words = FLIGHT_WORDS[language];
      await openResults(showing);
      await press(page, words.choose);
      await page
        .getByRole('link', { name: words.chooseFare })
        .filter({ visible: true })
        .first()
        .click();
      await heading(page, words.travellers);
    },
  },
  {
    name: 'flight-seat-map',
    peer: 'KLM',
    async show({ page, visit, language }) {
      const words = FLIGHT_WORDS[language];
      await startBooking(page, visit, language, JOURNEY);
      await press(page, words.withoutBags);
      await heading(page, words.seats);
      await freeSeats(page).first().click();
      await expect(page.getByRole('grid').locator('[aria-selected="true"]')).toHaveCount(1);
    },
  },
  {
    name: 'flight-several-cities',
    peer: 'Google Flights',
    async show({ page, visit, language, say }) {
      await visit(FLIGHT_WORDS[language].search);
      await page.getByText(say('Several cities', 'Meer steden'), { exact: true }).click();
      await expect(
        page.getByRole('group', { name: say(/^Flight 2/, /^Vlucht 2/) }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'flight-price-alert',
    peer: 'Google Flights',
    async show(showing) {
      const { page, say, bring } = showing;
      await openResults(showing);
      const ask = page.getByRole('button', {
        name: say('Tell me when the price falls', 'Laat weten wanneer de prijs daalt'),
      });
      await ask.click();
      await expect(page.locator('main [name="email"]')).toBeVisible();
      await bring(
        page
          .locator('main section, main form')
          .filter({ has: page.locator('[name="email"]') })
          .last(),
      );
    },
  },
];
