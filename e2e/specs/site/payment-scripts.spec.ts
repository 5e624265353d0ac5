/*
 * The scripts of payment pages are those of the inventory (docs/payment-scripts.md), in documents of their own, no tag
 * manager comes along, other pages refuse what has no hash, and what the policy refuses reaches the operators (PCI DSS
 * 6.4.3 and 11.6.1). Nothing here depends on a language or a size.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { toCard } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { skipExtras, startBooking } from '../../fixtures/flights';
import { runsWithoutHash, scriptsOf, watchPolicies } from '../../fixtures/document-scripts';
import { ROOT, siteOfRun } from '../../fixtures/site-under-test';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test } from '../../fixtures/test';
import { toTrainCard } from '../../fixtures/trains';
import { resultsUrl } from '../../fixtures/traveller';

type Visit = (path: string) => Promise<number>;

const PRODUCTS: Record<string, (page: Page, visit: Visit) => Promise<unknown>> = {
  hotels: (page, visit) =>
    toCard(page, visit, { language: 'en', hotel: 'H-UNKNOWN', says: [BOOKING_WORDS.en.payNow] }),
  flights: async (page, visit) => {
    await startBooking(page, visit, 'en', {
      from: 'AMS',
      to: 'BCN',
      fits: ({ slices }) => slices.every(({ segments }) => segments.length === 1),
    });
    await skipExtras(page, 'en');
  },
  trains: (page, visit) => toTrainCard(page, visit, 'en', { from: 'FR:paris', to: 'FR:marseille' }),
};

test.describe.configure({ timeout: 120_000 });

const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

/** The first column of the inventory's table: `*` stands for anything. */
async function inventory(): Promise<{ name: string; pattern: RegExp }[]> {
  const text = await readFile(path.join(ROOT, 'docs/payment-scripts.md'), 'utf8');
  const names = [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  return names.map((name) => ({
    name,
    pattern: new RegExp(`^${escape(name).replaceAll('*', '.*')}$`, 's'),
  }));
}

const paying = (page: Page) => expect(page.locator('main iframe[src*="card-frame"]')).toBeVisible();

test('PCI DSS 6.4.3 payment pages run what the inventory names, and it names nothing that no payment page runs', async ({
  page,
  visit,
}) => {
  const known = await inventory();
  const used = new Set<string>();
  const policies = watchPolicies(page);
  for (const [product, goToCard] of Object.entries(PRODUCTS)) {
    await test.step(product, async () => {
      policies.length = 0;
      await goToCard(page, visit);
      await paying(page);
      expect(policies.length).toBeGreaterThan(1);
      expect(policies.pop()).toBe('none');
      expect(new Set(policies)).toEqual(new Set(['blocked-destinations=(script)']));
      await page.reload();
      await hydrated(page);
      await paying(page);
      const scripts = await scriptsOf(page);
      expect(
        scripts.filter((script) => !known.some(({ pattern }) => pattern.test(script))),
        `scripts of ${product} that docs/payment-scripts.md does not name`,
      ).toEqual([]);
      for (const { name, pattern } of known)
        if (scripts.some((script) => pattern.test(script))) used.add(name);
    });
  }
  const unused = known
    .map(({ name }) => name)
    .filter((name) => !used.has(name) && !name.startsWith('https://js.stripe.com/'));
  expect(unused, 'rows of docs/payment-scripts.md that no payment page runs').toEqual([]);
});

test('a script without a hash runs on no page but where a card is entered', async ({
  page,
  visit,
  consoleErrors,
}) => {
  await visit('/trains/payment');
  expect(await runsWithoutHash(page)).toBe(true);
  consoleErrors.allow(/integrity|status of 404/i);
  for (const address of ['/', '/nl', resultsUrl('en'), '/nope']) {
    await visit(address);
    expect(await runsWithoutHash(page), address).toBe(false);
  }
});

test('API-43 the card script is asked for on payment pages alone, no script comes for the sign-in elsewhere, and without it the page says so @long', async ({
  page,
  visit,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  const { origin } = siteOfRun();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && new URL(request.url()).origin !== origin)
      foreign.push(request.url());
  });
  for (const address of [
    '/',
    resultsUrl('en'),
    '/flights',
    '/trains',
    '/user/login',
    '/booking-list',
  ])
    await visit(address);
  await visit('/user/login');
  await expect(page.getByRole('link', { name: /^Continue with / })).toBeVisible();
  expect(foreign).toEqual([]);

  await page.route(/\/v3\/stripe\.js/, (route) => route.abort());
  await PRODUCTS['hotels']?.(page, visit);
  await expect(page.locator('main').getByText('The payment fields do not work here')).toBeVisible();
  expect(foreign.every((url) => /\/v3\/stripe\.js/.test(url))).toBe(true);
  expect(foreign.length).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'Flights', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights');
});

test('PCI DSS 6.4.3 a tag manager that was agreed to stays behind when a card is to be entered @long', async ({
  page,
  context,
  ownShell,
  consoleErrors,
}) => {
  consoleErrors.allow(OTHER_ORIGIN);
  const shell = await ownShell({
    env: {
      TAG_MANAGER_URL: 'https://measure.example/tags.js',
      TAG_MANAGER_CALLS: 'https://measure.example',
    },
  });
  await context.route('https://measure.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' }),
  );
  await context.addCookies([{ name: 'wayfare_consent', value: '1.statistics', url: shell.origin }]);
  const isMeasured = () => page.evaluate(() => 'measured' in window);
  const visit: Visit = async (address) => {
    const answer = await page.goto(shell.origin + address);
    await hydrated(page);
    await page.waitForFunction(() => 'measured' in window);
    return answer?.status() ?? 0;
  };
  await toCard(page, visit, {
    language: 'en',
    hotel: 'H-UNKNOWN',
    says: [BOOKING_WORDS.en.payNow],
  });
  await paying(page);
  expect(await isMeasured()).toBe(false);
  expect((await scriptsOf(page)).filter((script) => script.includes('measure.example'))).toEqual(
    [],
  );
});

test('PCI DSS 11.6.1 a script that does not belong to a payment page is refused, and told', async ({
  page,
  visit,
  consoleErrors,
}) => {
  consoleErrors.allow(/Content Security Policy|violates the following/);
  await PRODUCTS['hotels']?.(page, visit);
  await paying(page);
  const told = page.waitForRequest('**/api/policy-reports');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="https://skimmer.example/card.png" alt="">',
    ),
  );
  const report = await told;
  expect(report.postDataJSON()).toMatchObject({
    'csp-report': {
      'blocked-uri': expect.stringContaining('https://skimmer.example'),
      'effective-directive': 'img-src',
    },
  });
  expect((await report.response())?.status()).toBe(204);
});
