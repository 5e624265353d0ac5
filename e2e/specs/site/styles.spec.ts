import type { Page } from '@playwright/test';
import { samplePage } from '../../fixtures/parts';
import { VERTICALS, type VerticalName } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';
import { settled } from '../../fixtures/visitors';

/** How everything of the page looks to the browser, by places in the tree; how many times of a day are offered is no look. */
const looks = (page: Page) =>
  page.evaluate(() => {
    // where a navigation puts the focus
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return [...document.querySelectorAll('header *, main, main :not(option)')].map((element) => {
      const style = getComputedStyle(element);
      return [element.tagName, ...[...style].map((name) => style.getPropertyValue(name))].join(';');
    });
  });

/** Verticals whose stylesheets apply, once two frames agree: one that was fetched ahead does so until its load event. */
const applied = (page: Page) =>
  page.evaluate(async () => {
    const read = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const own = [...document.styleSheets]
        .filter(({ disabled }) => !disabled)
        .flatMap(({ href }) => /\/r\/([^/]+)\//.exec(href ?? '')?.[1] ?? []);
      return [...new Set(own)];
    };
    let [before, now] = [await read(), await read()];
    while (before.join() !== now.join()) [before, now] = [now, await read()];
    return now;
  });

/** Goes to a page as a link of the site does, in the open document. */
async function follow(page: Page, vertical: VerticalName): Promise<void> {
  const path = samplePage(vertical).en;
  await page.evaluate((to) => {
    const index: unknown = history.state?.idx;
    history.pushState({ idx: (typeof index === 'number' ? index : 0) + 1, key: 'visit' }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toBeVisible();
  await settled(page);
}

/** The trains' landing page with its prices, which are asked for when the routes come near the screen. */
async function priced(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Popular trains from Amsterdam' })
    .scrollIntoViewIfNeeded();
  await expect(page.getByText(/^from €/)).toHaveCount(6);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
}

test('a page looks the same after pages of all other verticals as it does alone', async ({
  page,
  visit,
}) => {
  await visit(samplePage('trains').en);
  await priced(page);
  const alone = { looks: await looks(page), applied: await applied(page) };
  await visit(samplePage('hotels').en);
  for (const vertical of VERTICALS.filter((name) => name !== 'trains'))
    await follow(page, vertical);
  await follow(page, 'trains');
  await priced(page);
  await page.mouse.move(0, 0);
  await expect.poll(() => applied(page)).toEqual(expect.arrayContaining(alone.applied));
  expect((await applied(page)).toSorted()).toEqual(alone.applied.toSorted());
  expect(await looks(page)).toEqual(alone.looks);
});
