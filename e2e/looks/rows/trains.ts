import { expect } from '@playwright/test';
import { loggedIn, newMember } from '../../fixtures/account';
import { act, pageOf, UTRECHT } from '../../fixtures/booked-trains';
import { outcome } from '../../fixtures/booking';
import { heading, payWith, press } from '../../fixtures/flights';
import { hydrated } from '../../fixtures/test';
import { asMember, buyTrains, ticketQuery } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { addPass, takeTicket, toTrainCard } from '../../fixtures/trains';
import { cardsOf, day } from '../../fixtures/traveller';
import type { Look, Showing } from '../look';

const PARIS = { from: 'NL:amsterdam', to: 'FR:paris' };

const openResults = async ({ page, visit, language }: Showing): Promise<void> => {
  const words = TRAIN_WORDS[language];
  await visit(`${words.tickets}?${ticketQuery(PARIS)}`);
  await expect(cardsOf(page).first()).toBeVisible({ timeout: 30_000 });
  const days = page.getByRole('navigation', { name: words.days }).getByRole('link');
  await expect(days.filter({ hasText: '€' })).toHaveCount(7);
};

/** A member's ticket that can be exchanged and cancelled, at its page. */
const openBooked = async ({ page, visit, language }: Showing): Promise<void> => {
  const words = TRAIN_WORDS[language];
  const member = newMember();
  await loggedIn(page, visit, { language, member, path: words.landing });
  const booking = await buyTrains(await asMember(page), {
    journeys: [UTRECHT],
    email: member.email,
  });
  await visit(pageOf(words.manage, booking));
  await heading(page, words.manageTitle);
};

/** Trains: from a search to tickets, and what comes after. */
export const TRAIN_ROWS: readonly Look[] = [
  { name: 'train-cheapest-day', peer: 'Trainline', show: openResults },
  {
    name: 'train-sort-and-filters',
    peer: 'Trainline',
    async show(showing) {
      const { page, language, isMobile } = showing;
      const words = TRAIN_WORDS[language];
      await openResults(showing);
      if (isMobile) await page.getByRole('button', { name: words.filters }).click();
      await page.getByRole('radio', { name: words.direct }).click();
      await expect(page).toHaveURL(/changes=0/);
    },
  },
  {
    name: 'train-tickets',
    peer: 'Trainline',
    async show(showing) {
      const { page, language, bring } = showing;
      await openResults(showing);
      const card = cardsOf(page).first();
      await card.getByRole('button', { name: TRAIN_WORDS[language].show }).click();
      await card.getByRole('radio').first().click();
      await expect(card.getByRole('radio').first()).toBeChecked();
      await bring(card);
    },
  },
  {
    name: 'train-rail-cards',
    peer: 'Trainline',
    async show({ page, visit, language, say, bring }) {
      await visit(TRAIN_WORDS[language].landing);
      const party = page.locator('form summary').filter({ hasText: TRAIN_WORDS[language].party });
      await party.click();
      await expect(
        page.getByText(say('Reduction cards and passes', 'Kortingskaarten en passen')).first(),
      ).toBeVisible();
      await bring(party);
    },
  },
  {
    name: 'train-pass-break-even',
    peer: 'Rail Europe',
    async show({ page, visit, language, say, bring }) {
      await addPass(page, visit, language);
      for (const [label, typed, option] of [
        [say('From', 'Van'), 'amster', say(/^Amsterdam, all/, /^Amsterdam, alle/)],
        [say('To', 'Naar'), say('paris', 'parijs'), say(/^Paris, all/, /^Parijs, alle/)],
      ] as const) {
        const journey = page.getByRole('group', { name: say('Journey 1', 'Reis 1') });
        const field = journey.getByLabel(label, { exact: true });
        await field.click();
        await hydrated(page);
        await field.pressSequentially(typed);
        await page.getByRole('option', { name: option }).first().click();
      }
      await press(page, say('Compare costs', 'Kosten vergelijken'));
      await expect(
        page.getByRole('table', { name: say('What the journeys cost', 'Wat de reizen kosten') }),
      ).toBeVisible({ timeout: 30_000 });
      await bring(page.getByRole('heading', { name: say('Pass or tickets?', 'Pas of tickets?') }));
    },
  },
  {
    name: 'train-passengers',
    peer: 'Trainline',
    async show(showing) {
      const { page, language } = showing;
      const words = TRAIN_WORDS[language];
      await openResults(showing);
      await takeTicket(page, language, words.open);
      await heading(page, words.passengers);
    },
  },
  {
    name: 'train-documents',
    peer: 'Trainline',
    async show({ page, visit, language }) {
      await toTrainCard(page, visit, language, { from: 'FR:paris', to: 'FR:lyon' });
      await hydrated(page);
      await payWith(page, language);
      await outcome(page, TRAIN_WORDS[language].booked);
    },
  },
  {
    name: 'train-cancel-quote',
    peer: 'Trainline',
    async show(showing) {
      const { page, language, bring } = showing;
      const words = TRAIN_WORDS[language];
      await openBooked(showing);
      await act(page, words.actions.cancel).click();
      await press(page, words.askRefund);
      await expect(page.getByText(words.youGet).first()).toBeVisible();
      await bring(page.getByRole('heading', { level: 1 }));
    },
  },
  {
    name: 'train-exchange',
    peer: 'Rail Europe',
    async show(showing) {
      const { page, language, bring } = showing;
      const words = TRAIN_WORDS[language];
      await openBooked(showing);
      await act(page, words.actions.exchange).click();
      await page.getByLabel(words.newDay, { exact: true }).fill(day(41));
      await press(page, words.look);
      const offers = page.getByRole('heading', { name: words.offersOf });
      await expect(offers).toBeVisible();
      await bring(offers);
    },
  },
];
