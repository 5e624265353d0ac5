/* Flights that are paid on a bank's page: English at a desk, Dutch on a phone. */
import { fieldsOf, payAtBank } from '../../fixtures/bank';
import { keysOf, mailsCome, outcome } from '../../fixtures/booking';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { skipExtras, startBooking } from '../../fixtures/flights';
import { expect, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

test('PLT-02 flights are paid with iDEAL, and the bank leads back to their tickets @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  await startBooking(page, visit, language, { from: 'AMS', to: 'BCN' });
  await skipExtras(page, language);
  await expect(fieldsOf(page).getByRole('radio')).toHaveCount(4);
  await axe();
  await payAtBank(page, language, 'pay');
  await outcome(page, words.booked);
  expect(page.url()).not.toContain('client_secret');
  await expect(page.getByText(words.charged)).toBeVisible();
  await expect(page.getByText(words.ticketNumber)).toHaveCount(1);
  await axe();
  const { reference } = await keysOf(page, language);
  await mailsCome(reference, 1);
});
