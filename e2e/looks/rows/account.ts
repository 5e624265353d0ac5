import { expect } from '@playwright/test';
import { loggedIn, newMember } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { pageOf } from '../../fixtures/booked-trains';
import { makeInvoice } from '../../fixtures/invoices';
import { samplePage } from '../../fixtures/parts';
import { asMember, buyTrains } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { cardsOf, resultsUrl, WORDS } from '../../fixtures/traveller';
import type { Look, Showing } from '../look';

/** A member with a return journey, at the list of bookings. */
const openTrips = async ({ page, visit, language }: Showing) => {
  const member = newMember();
  const path = ACCOUNT_WORDS[language].bookings;
  await loggedIn(page, visit, { language, member, path });
  const booking = await buyTrains(await asMember(page), {
    journeys: [
      { from: 'NL:amsterdam', to: 'NL:utrecht' },
      { from: 'NL:utrecht', to: 'NL:amsterdam', out: 42 },
    ],
    email: member.email,
  });
  await visit(path);
  await expect(page.locator('main article').first()).toBeVisible();
  return booking;
};

/** Accounts and the site as a whole. */
export const ACCOUNT_ROWS: readonly Look[] = [
  {
    name: 'trips-list',
    peer: 'TripIt',
    async show(showing) {
      await openTrips(showing);
    },
  },
  {
    name: 'trip-view',
    peer: 'TripIt',
    async show(showing) {
      const { page, say } = showing;
      await openTrips(showing);
      await page
        .getByRole('link', {
          name: say('Whole trip, to print or share', 'Hele reis, om af te drukken of te delen'),
        })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/trip=/);
    },
  },
  {
    name: 'guest-access',
    peer: 'Booking',
    async show({ visit, language }) {
      await visit(ACCOUNT_WORDS[language].findPath);
    },
  },
  {
    name: 'favourites',
    peer: 'Airbnb',
    async show({ page, visit, language, say }) {
      await visit(resultsUrl(language));
      for (const index of [0, 1, 2]) {
        const heart = cardsOf(page).nth(index).locator('button[aria-pressed]');
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      }
      await visit(say('/saved', '/nl/bewaard'));
      await expect(cardsOf(page)).toHaveCount(3);
    },
  },
  {
    name: 'invoices',
    peer: 'Booking for Business',
    async show(showing) {
      const { page, visit, language } = showing;
      await visit(pageOf(TRAIN_WORDS[language].manage, await openTrips(showing)));
      await makeInvoice(page, language);
      await visit(ACCOUNT_WORDS[language].invoices);
      await expect(page.locator('main a[href*="/api/invoices/"]').first()).toBeVisible();
    },
  },
  {
    name: 'language-switch',
    peer: 'Booking',
    async show({ page, visit, language }) {
      const other = language === 'en' ? 'nl' : 'en';
      await visit(resultsUrl(other));
      const { search } = new URL(page.url());
      await page.locator(`header a[hreflang="${language}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(new URL(page.url()).search).toBe(search);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'offline-page',
    peer: 'Trainline',
    async show({ page, visit, language, say, allow }) {
      allow(/status of 503|ERR_INTERNET_DISCONNECTED/);
      await visit(WORDS[language].home);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.context().setOffline(true);
      await page.goto(samplePage('hotels')[language]);
      await expect(
        page.getByRole('heading', {
          name: say('You seem to be offline', 'Je lijkt offline te zijn'),
        }),
      ).toBeVisible();
    },
  },
];
