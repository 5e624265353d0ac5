/*
 * Pages without a payment run only scripts whose hash they name, and payment pages, whose provider promises none, are
 * documents of their own. What was chosen goes along. Nothing here depends on a size.
 */
import type { Page } from '@playwright/test';
import { toCard } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { skipExtras, startBooking } from '../../fixtures/flights';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test } from '../../fixtures/test';
import { toTrainCard } from '../../fixtures/trains';

type Visit = (path: string) => Promise<number>;

const PRODUCTS: Record<string, (page: Page, visit: Visit) => Promise<unknown>> = {
  hotels: (page, visit) =>
    toCard(page, visit, { language: 'en', hotel: 'H-UNKNOWN', says: [BOOKING_WORDS.en.payNow] }),
  flights: async (page, visit) => {
    await startBooking(page, visit, 'nl', {
      from: 'AMS',
      to: 'BCN',
      fits: ({ slices }) => slices.every(({ segments }) => segments.length === 1),
    });
    await skipExtras(page, 'nl');
  },
  trains: (page, visit) => toTrainCard(page, visit, 'en', { from: 'FR:paris', to: 'FR:marseille' }),
};

test.describe.configure({ timeout: 120_000 });

/** Does a script of this origin that nobody gave a hash run in the document? */
const runsWithoutHash = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const source = document.querySelector<HTMLScriptElement>('script[src][integrity]');
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        script.src = `${source?.src}?again`;
        document.head.append(script);
      }),
  );

for (const [product, goToCard] of Object.entries(PRODUCTS))
  test(`a card of ${product} is entered in a document of its own @${product}`, async ({
    page,
    ownShell,
    consoleErrors,
  }) => {
    consoleErrors.allow(OTHER_ORIGIN);
    const shell = await ownShell({ env: { INTEGRITY_POLICY: 'on' } });
    const documents: string[] = [];
    page.on('response', async (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
        documents.push((await response.headerValue('integrity-policy')) ?? 'none');
    });
    const visit: Visit = async (address) => {
      const answer = await page.goto(shell.origin + address);
      await hydrated(page);
      return answer?.status() ?? 0;
    };
    await goToCard(page, visit);
    await expect(page.locator('main iframe[src*="card-frame"]')).toBeVisible();
    expect(documents.at(-1)).toBe('none');
    expect(documents.slice(0, -1)).not.toContain('none');
    expect(documents.length).toBeGreaterThan(1);
    expect(await runsWithoutHash(page)).toBe(true);

    await visit('/');
    consoleErrors.allow(/integrity/i);
    expect(await runsWithoutHash(page)).toBe(false);
  });
