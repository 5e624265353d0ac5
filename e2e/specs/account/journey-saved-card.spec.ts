/* A card that is kept at one booking and pays the next: English at a desk, Dutch on a phone. */
import { loggedIn, newMember } from '../../fixtures/account';
import { CARDS, fillCard, hotelUrl, outcome, submit, toCard } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

const CARD_WORDS = {
  en: {
    path: '/user/cards',
    keep: 'Keep this card for next time',
    card: /^Visa ending in 4242/,
    remove: 'Remove Visa ending in 4242',
    confirmRemove: 'Remove',
    removed: 'Visa ending in 4242 is removed',
    add: 'Add a card',
    save: 'Save this card',
    added: 'Your card is saved',
  },
  nl: {
    path: '/nl/gebruiker/kaarten',
    keep: 'Deze kaart bewaren voor de volgende keer',
    card: /^Visa eindigend op 4242/,
    remove: 'Visa eindigend op 4242 verwijderen',
    confirmRemove: 'Verwijderen',
    removed: 'Visa eindigend op 4242 is verwijderd',
    add: 'Kaart toevoegen',
    save: 'Deze kaart bewaren',
    added: 'Je kaart is bewaard',
  },
} as const;

test('PLT-02 a member keeps the card that pays, pays the next booking in one press, and removes and adds it @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  const own = CARD_WORDS[language];
  const room = { language, hotel: 'H-UNKNOWN', says: [words.payNow] };
  const card = page.getByRole('radio', { name: own.card });
  await loggedIn(page, visit, {
    language,
    member: newMember(),
    path: hotelUrl(language, room.hotel),
  });
  await toCard(page, visit, room);
  await fillCard(page, CARDS.good);
  await page.getByRole('checkbox', { name: own.keep }).check();
  await axe();
  await submit(page, language);
  await outcome(page, words.confirmed);

  await toCard(page, visit, room);
  await expect(card).toBeChecked();
  await axe();
  await submit(page, language);
  await outcome(page, words.confirmed);

  await visit(own.path);
  await page.getByRole('button', { name: own.remove }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: own.confirmRemove, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: own.removed })).toBeFocused();
  await axe();
  await page.getByRole('link', { name: own.add }).click();
  await fillCard(page, CARDS.good);
  await axe();
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByRole('status').filter({ hasText: own.added })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([own.card]);
});
