import { expect, type Page } from '@playwright/test';
import { loggedIn, newMember } from '../../fixtures/account';
import { fillDetails, hotelUrl, reserve, toCard, toPayment } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { hydrated } from '../../fixtures/test';
import { cardsOf, resultsUrl, WORDS } from '../../fixtures/traveller';
import type { Look, Showing } from '../look';

const openResults = async ({ page, visit, language }: Showing): Promise<void> => {
  await visit(resultsUrl(language));
  await expect(cardsOf(page).first()).toBeVisible();
};

/** The page of the first hotel of the list. */
const openHotel = async (showing: Showing): Promise<void> => {
  const { page, language } = showing;
  await openResults(showing);
  await cardsOf(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: WORDS[language].rooms })).toBeVisible();
};

const fields = (page: Page) => page.frameLocator('main iframe[src*="card-frame"]');

/** Hotels: from a place to a payment. */
export const HOTEL_ROWS: readonly Look[] = [
  {
    name: 'hotel-place-search',
    peer: 'Booking',
    async show({ page, visit, language }) {
      await visit(WORDS[language].home);
      await page.getByRole('combobox', { name: WORDS[language].where }).fill('sagrada');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeInViewport();
    },
  },
  { name: 'hotel-results', peer: 'Booking', show: openResults },
  {
    name: 'hotel-filters',
    peer: 'Booking',
    async show(showing) {
      const { page, language, isMobile, bring } = showing;
      const words = WORDS[language];
      await openResults(showing);
      const free = page.getByRole('checkbox', { name: new RegExp(`^${words.freeCancellation}`) });
      if (isMobile) await page.getByRole('button', { name: words.filters }).click();
      await free.click();
      await expect(page).toHaveURL(/cancellation/);
      if (!isMobile) await bring(page.getByRole('heading', { level: 1 }));
    },
  },
  {
    name: 'hotel-sort',
    peer: 'Booking',
    async show(showing) {
      const { page, language } = showing;
      await openResults(showing);
      const sort = page.getByLabel(WORDS[language].sort, { exact: true });
      await sort.selectOption('rating_desc');
      await expect(page).toHaveURL(/sort=rating_desc/);
      await sort.focus();
    },
  },
  {
    name: 'hotel-map',
    peer: 'Airbnb',
    async show(showing) {
      const { page, language } = showing;
      await openResults(showing);
      await page.getByRole('link', { name: WORDS[language].map }).click();
      const map = page.locator('.leaflet-container');
      await expect(map.getByRole('button', { name: /€/ }).first()).toBeVisible();
      await expect(map.locator('.leaflet-tile-loaded').first()).toHaveCSS('opacity', '1');
    },
  },
  { name: 'hotel-pictures', peer: 'Airbnb', show: openHotel },
  {
    name: 'hotel-reviews',
    peer: 'Booking',
    async show(showing) {
      const { page, language, bring } = showing;
      await openHotel(showing);
      await bring(page.getByRole('region', { name: WORDS[language].reviews }));
    },
  },
  {
    name: 'hotel-price-details',
    peer: 'Booking',
    async show(showing) {
      const { page, language, bring, say } = showing;
      await openHotel(showing);
      await page.getByText(say('Price details', 'Prijsopbouw'), { exact: true }).first().click();
      await bring(page.getByRole('heading', { name: WORDS[language].rooms }));
    },
  },
  {
    name: 'hotel-guest-details',
    peer: 'Booking',
    async show({ page, visit, language }) {
      await visit(hotelUrl(language, 'H-UNKNOWN'));
      await reserve(page, language, [BOOKING_WORDS[language].payNow]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        BOOKING_WORDS[language].step1,
      );
    },
  },
  {
    name: 'hotel-pay-later',
    peer: 'Booking',
    async show(showing) {
      const { page, language, bring } = showing;
      const words = BOOKING_WORDS[language];
      await openResults(showing);
      await cardsOf(page).first().getByRole('heading').getByRole('link').click();
      await reserve(page, language, [words.freeUntil]);
      await fillDetails(page, language);
      await toPayment(page, language);
      await hydrated(page);
      const later = page.getByRole('radio', { name: words.later });
      await later.check();
      await bring(page.getByRole('group').filter({ has: later }).last());
    },
  },
  {
    name: 'ways-to-pay',
    peer: 'Booking',
    async show({ page, visit, language, bring }) {
      const words = BOOKING_WORDS[language];
      await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
      await expect(fields(page).getByRole('radio')).toHaveCount(4);
      await bring(page.locator('main iframe[src*="card-frame"]'));
    },
  },
  {
    name: 'hotel-member-price',
    peer: 'Booking',
    async show({ page, visit, language }) {
      await loggedIn(page, visit, { language, member: newMember(), path: resultsUrl(language) });
      await expect(
        cardsOf(page).getByText(BOOKING_WORDS[language].memberPrice).first(),
      ).toBeVisible();
    },
  },
];
