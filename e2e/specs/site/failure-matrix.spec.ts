import type { Locator, Page } from '@playwright/test';
import { onlyBrittle, onlyBroken, SERVER_FAULT } from '../../fixtures/brittle-releases';
import { BROWSER_FAULTS, usefulAfter, watchForButton, withoutReload } from '../../fixtures/faults';
import { linkedInHeader, samplePage } from '../../fixtures/parts';
import { VERTICALS, type VerticalName } from '../../fixtures/site-under-test';
import { forceLive, remade } from '../../fixtures/remade';
import { startShell, type OwnShell } from '../../fixtures/shell';
import { expect, hydrated, test as base, type ConsoleErrors } from '../../fixtures/test';
import { useOnArrival } from '../../fixtures/taken-over';

const test = base.extend<{ brittleSite: OwnShell }>({
  brittleSite: async ({ once }, use) =>
    use(
      await once('brittle site', async () => {
        const shell = await startShell({ prepare: (dataDir) => onlyBrittle(dataDir, VERTICALS) });
        return { thing: shell, stop: shell.stop };
      }),
    ),
});

// in one worker, so that its site is started once
test.describe.configure({ mode: 'default' });

const RETRY = { en: 'Retry', nl: 'Opnieuw proberen' } as const;
type Language = keyof typeof RETRY;

const EXPECTED = [
  /Failed to load resource/,
  /RemoteError/,
  /React Router caught the following error/,
  /broken (?:at load|in render|in effect|after a wait|in a loader)/,
  /valid digest|integrity/i,
  /Minified React error #(?:418|419|421|422|423)/,
];

function allowFaults(errors: ConsoleErrors): void {
  for (const pattern of EXPECTED) errors.allow(pattern);
}

interface Cell {
  page: Page;
  origin: string;
  vertical: VerticalName;
  /** the other verticals whose pages are visited while this one is broken */
  others: readonly VerticalName[];
  mend: () => Promise<void>;
  isByLink: boolean;
}

/** Goes to a vertical's page by the site's own links where the frame has one. */
async function go(
  { page, origin, vertical: broken }: Cell,
  vertical: VerticalName,
  language: Language,
): Promise<void> {
  const path = samplePage(vertical)[language];
  const link = page.locator(`header a[href="${path}"]:not([hreflang])`).first();
  if ((await link.count()) === 0) {
    // A file that hangs keeps the load event away.
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    if (vertical !== broken) await hydrated(page);
  } else await link.click();
  await expect(page).toHaveURL(origin + path);
}

async function expectFrame(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectWorks(page: Page, vertical: VerticalName): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-labelledby="error-title"]')).toHaveCount(0);
  await expect(page.locator(`[data-failed-vertical="${vertical}"]`)).toHaveCount(0);
}

const inEnglish = (page: Page) => page.locator('header a[hreflang="en"]');

const retryButton = (page: Page, language: Language) =>
  page.locator('main').getByRole('button', { name: RETRY[language], exact: true });

/** Asks for a part again; what was late may come by itself meanwhile, and take the button away. */
const retry = (button: Locator) => button.click({ timeout: 3_000 }).catch(() => undefined);

/** A vertical that also has a part in the frame has a Retry there too. */
async function retryElsewhere(page: Page, vertical: VerticalName): Promise<void> {
  const panel = page.locator(`header [data-failed-vertical="${vertical}"]`);
  if ((await panel.count()) > 0) await retry(panel.getByRole('button', { name: RETRY.en }));
}

/** One cell: the failed part shows Retry in both languages, frame and others work, Retry brings the part back. */
async function walk(cell: Cell): Promise<void> {
  const { page, origin, vertical, others, mend, isByLink } = cell;
  await useOnArrival(page);
  const button = await watchForButton(page, Object.values(RETRY));
  if (isByLink) await go(cell, others[0] ?? '', 'nl');
  const start = Date.now();
  if (isByLink) await go(cell, vertical, 'nl');
  else await page.goto(origin + samplePage(vertical).nl, { waitUntil: 'domcontentloaded' });
  await expect(retryButton(page, 'nl')).toBeVisible({ timeout: 20_000 });
  usefulAfter((await button.at()) - start);
  await expectFrame(page, 'nl');
  for (const other of others) {
    await go(cell, other, 'nl');
    await expectWorks(page, other);
    await expectFrame(page, 'nl');
    // the page before stays on the screen until the next one can take its place
    await expect(inEnglish(page)).toHaveAttribute('href', samplePage(other).en);
  }
  await inEnglish(page).click();
  await expect(page).toHaveURL(origin + samplePage(others.at(-1) ?? vertical).en);
  await expectFrame(page, 'en');
  await go(cell, vertical, 'en');
  await expect(retryButton(page, 'en')).toBeVisible({ timeout: 20_000 });
  await mend();
  await retry(retryButton(page, 'en'));
  await expect(page.locator('main h1')).toBeVisible();
  await retryElsewhere(page, vertical);
  await expectWorks(page, vertical);
  await expect(page).toHaveURL(origin + samplePage(vertical).en);
}

const ON_SERVER = [
  { name: 'built for another contract', change: { contract: '^9.0.0' } },
  { name: 'throws at load on the server', change: { edit: SERVER_FAULT.load } },
];
/** What every run meets; the others are near what other specs meet there. */
const QUICK = [
  'throws at load on the server',
  'entry 404',
  'entry hangs',
  'chunk corrupted',
  'throws in render',
  'stylesheet hangs',
];

interface Visit {
  title: string;
  others: VerticalName[];
  tag: string[];
}

/**
 * Each fault meets one vertical, in turn, while one more is visited; the long run has every cell, with all the others.
 */
function visitsOf(vertical: VerticalName, name: string): Visit[] {
  const others = VERTICALS.filter((other) => other !== vertical);
  const turn = QUICK.indexOf(name);
  const one = others.filter((_, index) => index === turn % others.length);
  const isQuick = turn !== -1 && VERTICALS[turn % VERTICALS.length] === vertical;
  const cell = `${vertical}, ${name}`;
  return [
    ...(isQuick
      ? [
          {
            title: `${cell}: ${one.join()} works and Retry recovers`,
            others: one,
            tag: [`@${vertical}`],
          },
        ]
      : []),
    { title: `${cell}: the rest works and Retry recovers`, others, tag: [`@${vertical}`, '@long'] },
  ];
}

for (const vertical of VERTICALS) {
  test.describe(vertical, () => {
    const hasLink = linkedInHeader().includes(vertical);
    for (const fault of BROWSER_FAULTS.filter(({ isByLink }) => hasLink || isByLink !== true))
      for (const { title, others, tag } of visitsOf(vertical, fault.name))
        test(title, { tag }, async ({ page, brittleSite, consoleErrors }) => {
          allowFaults(consoleErrors);
          await withoutReload(page);
          await fault.apply(page, vertical);
          await walk({
            page,
            origin: brittleSite.origin,
            vertical,
            others,
            mend: () => fault.mend(page, vertical),
            isByLink: fault.isByLink === true,
          });
        });

    for (const { name, change } of ON_SERVER)
      for (const { title, others, tag } of visitsOf(vertical, name))
        test(title, { tag }, async ({ page, ownShell, consoleErrors }) => {
          allowFaults(consoleErrors);
          await withoutReload(page);
          const shell = await ownShell({
            prepare: (dataDir) => onlyBroken(dataDir, VERTICALS, vertical, change),
          });
          const mend = async () => {
            const { revision } = await shell.health();
            await forceLive(
              shell.shelf,
              await remade(shell.shelf, vertical, {
                version: '9.0.0',
                contract: '^2.0.0',
                edit: (_file, text) => text.replace('throw new Error("broken at load");', ''),
              }),
            );
            await expect
              .poll(async () => (await shell.health()).revision)
              .toBeGreaterThan(revision);
          };
          await walk({ page, origin: shell.origin, vertical, others, mend, isByLink: false });
        });
  });
}
