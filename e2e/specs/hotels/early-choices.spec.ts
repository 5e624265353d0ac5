import { fillDetails, toPayment } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { holdScripts } from '../../fixtures/held-scripts';
import { expect, test } from '../../fixtures/test';
import { cardsOf, languageOf, resultsUrl } from '../../fixtures/traveller';

test('HOT-13 OQ-34 a rate and a way to pay that were chosen before the scripts came stay chosen @long', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await visit(resultsUrl(language));
  // what is paid before the stay and can be cancelled can be paid now or later
  const hotel = await cardsOf(page).first().locator('a').first().getAttribute('href');
  await test.step('the rate', async () => {
    const scripts = await holdScripts(page);
    await page.goto(hotel ?? '', { waitUntil: 'commit' });
    const rates = page.locator('main fieldset li', { has: page.getByRole('radio') });
    const radio = rates.filter({ hasText: words.freeUntil }).last().getByRole('radio');
    await expect(radio).not.toBeChecked();
    await radio.check();
    await scripts.come();
    await expect(radio).toBeChecked();
    await page.getByRole('button', { name: words.proceed }).click();
    await fillDetails(page, language);
  });
  await test.step('the way to pay', async () => {
    await toPayment(page, language);
    const address = page.url();
    const scripts = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const ways = page.locator('input[name="paymentTiming"]');
    await expect(ways.nth(1)).toBeVisible();
    const other = (await ways.nth(0).isChecked()) ? ways.nth(1) : ways.nth(0);
    const value = await other.inputValue();
    await other.check();
    await scripts.come();
    await expect(page.locator(`input[name="paymentTiming"][value="${value}"]`)).toBeChecked();
  });
});
