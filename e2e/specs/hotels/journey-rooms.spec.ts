/* Two rooms of different kinds, each in its guest's name: English at a desk, Dutch on a phone. */
import type { Locator } from '@playwright/test';
import {
  CARDS,
  fillCard,
  fillDetails,
  keysOf,
  mailsAbout,
  outcome,
  submit,
  toPayment,
  TYPED,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { canaries } from '../../fixtures/kept';
import { expect, test } from '../../fixtures/test';
import { day, languageOf, searchOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

const WORDS = {
  en: {
    room: 'Room',
    missing: 'Choose an option for room 2.',
    first: 'First name of the guest in room 2',
    last: 'Last name of the guest in room 2',
    need: 'Step-free access',
    choice: 'Your choice',
    booked: 'You have booked a stay here for these dates already',
  },
  nl: {
    room: 'Kamer',
    missing: 'Kies een optie voor kamer 2.',
    first: 'Voornaam van de gast in kamer 2',
    last: 'Achternaam van de gast in kamer 2',
    need: 'Toegang zonder drempels',
    choice: 'Jouw keuze',
    booked: 'Je hebt hier voor deze datums al een verblijf geboekt',
  },
} as const;

const PARTY = [{ paxes: [{ age: 30 }, { age: 30 }] }, { paxes: [{ age: 30 }] }];
const BERT = { firstName: 'Bert', lastName: 'Bakker' };
canaries(BERT.firstName, BERT.lastName);
/** a house without a fixed answer of its own until it is booked; then it takes a moment */
const HOTEL = 'H-UNKNOWN';

/** the heading of the kind of room that a rate is of */
const nameOf = (option: Locator) => option.locator('xpath=preceding::h3[1]').innerText();

test('HOT-18, HOT-41 books two kinds of room for two guests and shows each with its guest @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  const own = WORDS[language];
  const group = (number: number) =>
    page.getByRole('group', { name: new RegExp(`^${own.room} ${number}:`) });
  const options = (number: number, says: string) =>
    group(number)
      .locator('li', { has: page.getByRole('radio') })
      .filter({ hasText: says });
  /** the options that are folded away below the first of each kind */
  const unfold = async (number: number) => {
    const fold = group(number).locator('> details:not([open]) > summary');
    if ((await fold.count()) > 0) await fold.click();
  };
  // nights of its own: other journeys take the last rooms of a kind in theirs
  const stay = {
    hotels: [HOTEL],
    occupancies: PARTY,
    checkIn: day(isMobile ? 54 : 50),
    checkOut: day(isMobile ? 57 : 53),
  };
  const address = `${words.hotel}?hotel_id=${HOTEL}&${searchOf(language, stay)}`;
  await visit(address);
  await axe();
  await unfold(1);
  const first = options(1, words.freeUntil).first();
  const kind = await nameOf(first);
  await first.getByRole('radio').check();

  await test.step('a room without a choice is named, and the keyboard stands there', async () => {
    await page.getByRole('button', { name: words.proceed }).click();
    await expect(page.getByText(own.missing)).toBeVisible();
    await expect(group(2).getByRole('radio').first()).toBeFocused();
    await axe();
  });

  await unfold(2);
  const second = options(2, words.payNow)
    .filter({ hasNot: page.getByRole('radio', { name: kind }) })
    .first();
  const otherKind = await nameOf(second);
  await second.getByRole('radio').check();
  await expect(page.getByRole('region', { name: own.choice })).toContainText(otherKind);
  await axe();
  await page.getByRole('button', { name: words.proceed }).click();
  await fillDetails(page, language);
  await page.getByLabel(own.first).fill(BERT.firstName);
  await page.getByLabel(own.last).fill(BERT.lastName);
  await page.getByRole('checkbox', { name: own.need }).check();
  await axe();
  await toPayment(page, language);
  const now = page.getByRole('radio', { name: words.now });
  if ((await now.count()) > 0) await now.check();
  await fillCard(page, CARDS.good);
  await axe();
  await submit(page, language);
  await outcome(page, words.confirmed);

  const rooms = page.locator('main #stay').locator('xpath=ancestor::section[1]');
  await expect(
    rooms.getByRole('listitem').filter({ hasText: `${own.room} 1: ${kind}` }),
  ).toContainText(`${TYPED.firstName} ${TYPED.lastName}`);
  await expect(
    rooms.getByRole('listitem').filter({ hasText: `${own.room} 2: ${otherKind}` }),
  ).toContainText(`${BERT.firstName} ${BERT.lastName}`);
  await expect(rooms.getByText(own.need)).toBeVisible();
  await axe();
  const { reference } = await keysOf(page, language);
  await expect
    .poll(async () =>
      (await mailsAbout(reference)).map(({ text }) =>
        text.includes(`${BERT.firstName} ${BERT.lastName}`),
      ),
    )
    .toEqual([true]);
  await test.step('HOT-46 the hotel’s page says that it is booked', async () => {
    await visit(address);
    await expect(page.getByText(own.booked)).toBeVisible();
    await axe();
  });
});
