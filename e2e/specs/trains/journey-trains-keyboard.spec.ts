/* Everything that a pointer does on the way to a train ticket, with the keyboard alone (WCAG 2.1.1, 2.1.2, 2.4.3). */
import { outcome } from '../../fixtures/booking';
import { heading } from '../../fixtures/flights';
import { enter, payByKeys, tabTo } from '../../fixtures/keyboard';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { riderField } from '../../fixtures/trains';
import { expect, test } from '../../fixtures/test';
import { cardsOf, day, typedDay } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const words = TRAIN_WORDS.en;
/** Some six weeks ahead: browsers ask for the day first or for the month, and on this day both are the same number. */
const outDay =
  Array.from({ length: 40 }, (_, index) => day(30 + index)).find(
    (date) => date.slice(5, 7) === date.slice(8),
  ) ?? day(40);

/** What somebody types for whatever the carrier asks; a choice is found by the start of its name. */
const TYPED: Readonly<Record<string, string>> = {
  title: 'Mx',
  first_name: 'Anneke',
  last_name: 'de Vries',
  'date_of_birth.day': '2',
  'date_of_birth.month': '3',
  'date_of_birth.year': '1986',
  country_of_residence: 'Nether',
  email: 'anneke@example.com',
  phone_number: '+31612345678',
};

test('C4 takes a train without a pointer: search, fare, bag, passenger, cart and card by the keyboard alone @long', async ({
  page,
  visit,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const { keyboard } = page;

  await test.step('searches for one way on another day', async () => {
    await visit(words.landing);
    for (const { label, typed, option } of words.places) {
      // its open list has the same name
      const box = page.getByLabel(label, { exact: true }).and(page.locator('input'));
      await tabTo(page, box);
      await keyboard.type(typed);
      await expect(page.getByRole('option', { name: option })).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(box).toHaveValue(option);
    }
    const date = page.getByLabel(words.outDate, { exact: true });
    await tabTo(page, date);
    await keyboard.type(outDay.split('-').reverse().join(''));
    await keyboard.press('Tab');
    await expect(date).toHaveValue(typedDay(outDay, 'en'));
    await enter(page, words.find);
    await heading(page, words.title);
  });

  await test.step('opens a train, chooses a fare and puts it in the cart', async () => {
    const train = cardsOf(page).first();
    await expect(train).toBeVisible({ timeout: 30_000 });
    const closed = train.getByRole('button', { name: words.show });
    await tabTo(page, closed);
    await keyboard.press('Enter');
    const fare = train.getByRole('radio').first();
    await tabTo(page, fare);
    await keyboard.press('Space');
    await expect(fare).toBeChecked();
    await enter(page, words.take);
    await heading(page, words.passengers);
  });

  await test.step('says who travels, and takes a bag', async () => {
    const asked = await page
      .locator('[name^="0.0."]')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name') ?? ''));
    // a number with its country brings that along
    for (const name of asked.filter((each) => !each.endsWith('phone_number-country'))) {
      const text = TYPED[name.slice('0.0.'.length)];
      if (text === undefined) throw new Error(`nobody knows what to type for ${name}`);
      await tabTo(page, riderField(page, name));
      await keyboard.type(text);
    }
    await enter(page, words.moreBags);
    await enter(page, words.toCart);
    await heading(page, words.cart);
    await expect(page.locator('main').getByText(words.cartLines[0])).toBeVisible();
    await enter(page, words.toPayment);
  });

  await test.step('pays by card', async () => {
    await heading(page, words.payment);
    await payByKeys(page);
    await outcome(page, words.booked);
  });
});
