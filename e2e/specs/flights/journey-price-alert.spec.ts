/* A price that somebody waits for: asked for by a guest, agreed to by mail, told when it falls, ended by one press. */
import { randomUUID } from 'node:crypto';
import { mailsTo } from '../../fixtures/account';
import { flightQuery } from '../../fixtures/flight-market';
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';
import { centsIn, languageOf } from '../../fixtures/traveller';

const WORDS = {
  en: {
    results: '/flights/results',
    ask: 'Tell me when the price falls',
    send: 'Send me the link',
    mailed: /We sent a link to/,
    turnOn: 'Turn it on',
    on: 'The price alert is on',
    off: 'The price alert is off',
    again: 'Turn it on again',
  },
  nl: {
    results: '/nl/vluchten/resultaten',
    ask: 'Laat weten wanneer de prijs daalt',
    send: 'Stuur me de link',
    mailed: /We hebben een link gestuurd naar/,
    turnOn: 'Aanzetten',
    on: 'De prijsalert staat aan',
    off: 'De prijsalert staat uit',
    again: 'Weer aanzetten',
  },
} as const;

/** Nobody else's journey flies here, since its prices fall. */
const ROUTE = { from: 'OPO', to: 'VCE', out: 61 };
const LINK = /https?:\/\/[^/\s]+(\/(?:nl\/prijsalert|price-alert)[\w-]*\?ticket=[\w.%-]+)/g;

/** From now on the airlines sell the route at so many times their usual prices. */
async function sellAt(factor: number): Promise<void> {
  const response = await fetch(`${siteOfRun().sandboxUrl}/__flights/prices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: ROUTE.from, to: ROUTE.to, factor }),
  });
  expect(response.ok).toBe(true);
}

test('a guest is told by mail when a flight gets cheaper, and ends it by one press', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = WORDS[language];
  const email = `alert.${randomUUID().slice(0, 8)}@example.com`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** links of the newest mail, once there are so many */
  const linksOf = async (count: number): Promise<string[]> => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
    const [newest] = await mailsTo(email);
    return [...(newest?.text ?? '').matchAll(LINK)].map(([, path = '']) => path);
  };

  // a try before this one may have made it cheaper
  await sellAt(1);
  await visit(`${words.results}?${flightQuery(ROUTE)}`);
  await press(words.ask);
  await page.locator('[name="email"]').fill(email);
  await axe();
  await press(words.send);
  await expect(page.getByText(words.mailed)).toBeVisible();

  const [turnOn = ''] = await linksOf(1);
  await sellAt(0.7);
  await visit(turnOn);
  await press(words.turnOn);
  await expect(page.getByText(words.on)).toBeVisible();
  await axe();

  const links = await linksOf(2);
  const [fallen] = await mailsTo(email);
  const amounts = (text = '') => (text.match(/€\s?[\d.,]*\d/g) ?? []).map(centsIn);
  const [now = 0] = amounts(fallen?.subject);
  expect(now).toBeGreaterThan(0);
  // not what is the same for every offer, such as our fee: it fell by less than the offer
  expect(now).toBeLessThan(Math.max(...amounts(fallen?.text)) * 0.9);
  const off = links.find((path) => /off|uit/.test(path.split('?')[0] ?? '')) ?? '';
  await visit(off);
  await expect(page.getByText(words.off)).toBeVisible();
  await expect(page.getByRole('button', { name: words.again })).toBeVisible();
  await axe();
});
