/* A low window, and 400 % zoom (320 by 256): nothing is sliced, and what is wrong can be reached and read. */
import { fillDetails, hotelUrl, reserve, toPayment } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, test } from '../../fixtures/test';

const SUMMARY = 'Your stay';
const ZOOMED = { width: 320, height: 256 };

test('PLT-11 shows the whole summary of what is booked in a low window, without a scrollbar of its own', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(hotelUrl('en', 'H-UNKNOWN'));
  await reserve(page, 'en', [BOOKING_WORDS.en.payNow]);
  const summary = page.getByRole('complementary', { name: SUMMARY });
  const sliced = () => summary.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect(summary).toBeVisible();
  expect(await sliced()).toBeLessThanOrEqual(0);
  await fillDetails(page, 'en');
  await toPayment(page, 'en');
  expect(await sliced()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: BOOKING_WORDS.en.submit }).scrollIntoViewIfNeeded();
  await expect(summary.locator(':scope > :last-child > :last-child')).toBeInViewport({ ratio: 1 });
});

test('WCAG 1.4.10, 2.4.2, 3.3.1 leads from what is wrong with a form to its fields, at 400 %', async ({
  page,
  visit,
  axe,
}) => {
  await page.setViewportSize(ZOOMED);
  await visit(hotelUrl('en', 'H-UNKNOWN'));
  await reserve(page, 'en', [BOOKING_WORDS.en.payNow]);
  await expect(page).toHaveTitle('Step 1 of 3: Your details | Wayfare');
  await page.getByRole('button', { name: BOOKING_WORDS.en.toPayment }).click();
  const problems = page.getByRole('group', { name: /answers need your attention/ });
  await expect(problems).toBeFocused();
  await expect(page).toHaveTitle('Error: Step 1 of 3: Your details | Wayfare');
  await problems.getByRole('link', { name: /last name/i }).press('Enter');
  await expect(page.locator('[name="lastName"]')).toBeFocused();
  await expect(page.locator('[name="lastName"]')).toBeInViewport();
  await axe();
  await fillDetails(page, 'en');
  await toPayment(page, 'en');
  await expect(page).not.toHaveTitle(/^Error/);
  const number = page
    .frameLocator('main iframe[src*="card-frame"]')
    .locator('[autocomplete="cc-number"]');
  await expect(number).toBeVisible();
  await page.getByRole('button', { name: BOOKING_WORDS.en.submit }).click();
  await page.getByRole('link', { name: 'Fill in the card number completely.' }).press('Enter');
  await expect(number).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
});
