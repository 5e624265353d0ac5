/* What the frame gives to every page, as a browser lays it out: its columns, the ways to a search, the login over a page. */
import type { Locator, Page } from '@playwright/test';
import { findOffer, flightQuery } from '../../fixtures/flight-market';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { resultsUrl } from '../../fixtures/traveller';

const DESK = { width: 1024, height: 900 };
const PHONE = { width: 375, height: 740 };

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error('a part of the page is not drawn');
  return box;
}

/** Two parts stand beside each other, and neither over the other. */
async function areBeside(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  return left.x + left.width <= right.x && a.y < b.y + b.height && b.y < a.y + a.height;
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const SEARCHES = [
  ['Hotels', '/accommodations', 'hotels'],
  ['Flights', '/flights', 'flights'],
  ['Trains', '/trains', 'trains'],
] as const;

test('PLT-01 the tabs of the home page and the header lead to a search for hotels, flights and trains, each its own', async ({
  page,
  visit,
}) => {
  const forms = new Set<string>();
  for (const [label, path, vertical] of SEARCHES) {
    await test.step(label, async () => {
      await visit('/');
      const tab = page.getByRole('tab', { name: label, exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const form = page.getByRole('tabpanel').locator('form').first();
      await expect(form).toBeVisible();
      forms.add((await form.locator('label').allInnerTexts()).join());
      await page
        .getByRole('banner')
        .getByRole('link', { name: label, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('main form').first(), `the form of ${vertical}`).toBeVisible();
    });
  }
  expect(forms.size).toBe(SEARCHES.length);
});

test('PLT-10 hotel results have their filters beside the list at a desk and over it on a phone, without scrolling sideways', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(DESK);
  await visit(resultsUrl('en'));
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'two-columns');
  const list = page.locator('main article').first();
  const panel = page.getByRole('region', { name: 'Filters' });
  expect(await areBeside(panel, list)).toBe(true);
  expect(await scrollsSideways(page)).toBe(false);
  // a line between groups of filters goes through no name of a group
  const group = panel
    .locator('fieldset')
    .filter({ has: page.locator('legend') })
    .last();
  const [line, name] = [await boxOf(group), await boxOf(group.locator('legend'))];
  expect(name.y - line.y).toBeGreaterThanOrEqual(8);

  await page.setViewportSize(PHONE);
  const filters = page.getByRole('button', { name: /^Filters/ });
  expect(await areBeside(filters, list)).toBe(false);
  expect((await boxOf(filters)).y).toBeLessThan((await boxOf(list)).y);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the calendars of a search stay within its card at a desk @long', async ({ page, visit }) => {
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [label, path] of SEARCHES)
      await test.step(`${label} at ${width}`, async () => {
        await visit(path);
        const form = page.locator('main form').first();
        const openers = form.locator('button[aria-haspopup="dialog"]').filter({ visible: true });
        expect(await openers.count()).toBeGreaterThan(0);
        for (const opener of await openers.all()) {
          await opener.click();
          const calendar = page.getByRole('dialog');
          const [panel, card] = [await boxOf(calendar), await boxOf(form)];
          expect(panel.x).toBeGreaterThanOrEqual(card.x);
          expect(panel.x + panel.width).toBeLessThanOrEqual(card.x + card.width);
          await page.keyboard.press('Escape');
          await expect(calendar).toHaveCount(0);
        }
      });
  }
});

test('PLT-12 the wizard of a flight has what is booked and its price beside the step', async ({
  page,
  visit,
}) => {
  const words = FLIGHT_WORDS.en;
  const journey = { from: 'AMS', to: 'BCN' };
  const offer = await findOffer(journey, () => true);
  await page.setViewportSize(DESK);
  await visit(
    `${words.travellersPath}?${flightQuery(journey)}&offer=${encodeURIComponent(offer.id)}`,
  );
  await expect(page.getByRole('main')).toHaveAttribute('data-layout', 'two-columns-flights');
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('€');
  expect(await areBeside(page.locator('main form').first(), summary)).toBe(true);
  expect(await scrollsSideways(page)).toBe(false);
});

test('answers of a search form stand in one line, also beside a label of two lines', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/nl/treinen');
  const cells = page.getByRole('main').locator('form').first();
  const bottoms = new Map<string, number>();
  for (const label of ['Van', 'Naar', 'Vertrekdatum', 'Terugreisdatum (niet verplicht)']) {
    const { y, height } = await boxOf(cells.getByLabel(label, { exact: true }));
    bottoms.set(label, Math.round(y + height));
  }
  expect(new Set(bottoms.values()).size, JSON.stringify([...bottoms])).toBe(1);
});

test('PLT-14 the login popup keeps the focus, changes its view within 300 ms, and Escape gives the focus back', async ({
  page,
  visit,
  axe,
}) => {
  await visit('/flights');
  await page.getByRole('banner').getByText('Account', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toHaveAccessibleName('Log in');
  const places = await popup.locator('a[href], button, input').count();
  for (let stop = 0; stop < places + 2; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(isOutside, 'the focus behind the popup').toBe(false);
  }
  for (const view of ['Create an account', 'Log in', 'Forgot your password?']) {
    await popup.getByRole('link', { name: view, exact: true }).click();
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .filter(({ transitionProperty }: Animation & { transitionProperty?: string }) =>
            (transitionProperty ?? '').includes('opacity'),
          )
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
      ),
    );
    expect(longest, 'the fade').toBeLessThanOrEqual(320);
    await expect(popup).toHaveAccessibleName(view);
    // between its two halves the fade stands still
    await expect(popup.locator('[data-faded]')).toHaveCount(0);
    await axe();
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(
    page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }),
  ).toBeFocused();
  await expect(page).toHaveURL('/flights');
  await hydrated(page);
});
