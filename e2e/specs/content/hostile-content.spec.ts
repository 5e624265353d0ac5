/* Articles written by somebody who means harm, on the real pages under their real policy: nothing runs, loads, or covers the page. */
import {
  HOSTILE_BODIES,
  type HostileBody,
} from '../../../api/test/conformance/content/hostile-bodies';
import { startContentSite, type ContentSite } from '../../fixtures/content-site';
import { API_START_MS } from '../../fixtures/own-api';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test as base } from '../../fixtures/test';

const PARTS = 4;
const FIRST_WORDS = 'This article begins like any other.';

const slugOf = (index: number) => `hostile-${index + 1}`;

const articleOf = ({ body }: HostileBody, index: number) => ({
  id: 1000 + index,
  title: `Hostile article ${index + 1}`,
  slug: slugOf(index),
  locale: 'en',
  teaser: 'An article that means harm.',
  body: `${FIRST_WORDS}\n\n${body}`,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  topic: 'food',
  countries: [],
  cover: { url: '/uploads/cover_1.webp', alternativeText: 'A drawing' },
  localizations: [],
});

const test = base.extend<{ hostileSite: ContentSite }>({
  hostileSite: async ({ once }, use) =>
    use(
      await once('hostile site', async () => {
        const site = await startContentSite({ articles: HOSTILE_BODIES.map(articleOf) });
        return { thing: site, stop: site.stop };
      }),
    ),
});

// in one worker, so that its site is started once
test.describe.configure({ mode: 'default', timeout: 240_000 + API_START_MS });

/** The part's own bodies with their places in the whole list. */
const bodiesOf = (part: number) =>
  HOSTILE_BODIES.map(({ name }, index) => ({ name, index })).filter(
    ({ index }) => index % PARTS === part,
  );

for (let part = 0; part < PARTS; part += 1) {
  const title = `hostile articles are inert under the page's policy, part ${part + 1} of ${PARTS}`;
  // what each becomes is tested where it is sanitised, also in `npm test`
  test(title, { tag: '@long' }, async ({ page, hostileSite: { origin }, consoleErrors }) => {
    consoleErrors.allow(OTHER_ORIGIN);
    // the service has no pictures
    consoleErrors.allow(/status of (404|502) .*\/media\//);
    const offences: string[] = [];
    await page.exposeFunction('hit', () => void offences.push('something ran'));
    await page.exposeFunction(
      'wayfareViolation',
      (what: string) => void offences.push(`the policy was needed: ${what}`),
    );
    await page.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sample }) => {
          void (
            globalThis as unknown as { wayfareViolation: (what: string) => void }
          ).wayfareViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
        },
      );
    });
    page.on('dialog', (dialog) => {
      offences.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== origin && url.protocol !== 'data:')
        offences.push(`asked elsewhere: ${request.url()}`);
    });
    page.on('popup', () => offences.push('a window'));

    for (const { name, index } of bodiesOf(part)) {
      await test.step(name, async () => {
        const url = `${origin}/articles/${slugOf(index)}`;
        const response = await page.goto(url);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(`Hostile article ${index + 1}`);
        await expect(page.locator('article').getByText(FIRST_WORDS, { exact: true })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const isCovered = await heading.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(isCovered, 'something lies over the heading').toBe(false);
        for (const link of await page
          .locator('main article a')
          .evaluateAll((links) => links.map((element) => (element as HTMLAnchorElement).protocol)))
          expect(['http:', 'https:', 'mailto:', ':']).toContain(link);
        expect(page.url()).toBe(url);
        expect(offences).toEqual([]);
      });
    }
  });
}

test('hostile articles are inert in the list of articles too, and after a navigation @long', async ({
  page,
  hostileSite: { origin },
  consoleErrors,
}) => {
  consoleErrors.allow(OTHER_ORIGIN);
  consoleErrors.allow(/status of (404|502) .*\/media\//);
  let hits = 0;
  await page.exposeFunction('hit', () => void (hits += 1));
  await page.goto(`${origin}/articles`);
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Hostile article 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile article 1');
  await expect(page.locator('article').getByText(FIRST_WORDS, { exact: true })).toBeVisible();
  expect(hits).toBe(0);
});
