/* Train tickets that are paid on a bank's page: English at a desk, Dutch on a phone. */
import { backFromBank, fieldsOf, payAtBank } from '../../fixtures/bank';
import { keysOf, mailsCome, outcome } from '../../fixtures/booking';
import { payWith } from '../../fixtures/flights';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { toTrainCard } from '../../fixtures/trains';
import { expect, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

const LYON = { from: 'FR:paris', to: 'FR:lyon' };

test('PLT-02 tickets are paid with iDEAL, and the bank leads back to them @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  await toTrainCard(page, visit, language, LYON);
  await expect(fieldsOf(page).getByRole('radio')).toHaveCount(4);
  await axe();
  await payAtBank(page, language, 'pay');
  await outcome(page, words.booked);
  expect(page.url()).not.toContain('client_secret');
  await expect(page.getByRole('link', { name: words.calendar })).toHaveAttribute('href', /./);
  await axe();
  const { reference } = await keysOf(page, language);
  await mailsCome(reference, 1);
});

test('who gave up at the bank pays the same tickets by card @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  await toTrainCard(page, visit, language, LYON);
  await payAtBank(page, language, 'cancel');
  const first = await backFromBank(page, language, words.payment);
  await axe();
  await payWith(page, language);
  await outcome(page, words.booked);
  expect(new URL(page.url()).searchParams.get('booking')).toBe(first);
  const { reference } = await keysOf(page, language);
  await mailsCome(reference, 1);
});
