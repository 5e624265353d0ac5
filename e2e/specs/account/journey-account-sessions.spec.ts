/* One session in several tabs. */
import { expectLoggedIn, loggedIn, logout, newMember } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { expect, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

test('SES-26 three tabs with twenty requests each that meet an expired token make one refresh call @long', async ({
  page,
  visit,
  context,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  await loggedIn(page, visit, { language, member: newMember(), path: words.bookings });
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) {
    consoleErrors.listen(tab);
    await visit(words.bookings, tab);
    await expect(tab.getByText(words.noBookings).first()).toBeVisible();
  }
  const refreshes: string[] = [];
  const refused = new Set<string>();
  const expired = new Set<string>();
  // from here on every token that was in use is an hour old to the API
  await context.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/session/refresh') refreshes.push(pathname);
    const token = headers['authorization'] ?? '';
    if (refreshes.length === 0) expired.add(token);
    if (!expired.has(token)) return route.continue();
    refused.add(route.request().url());
    return route.continue({
      headers: { ...headers, 'x-test-clock': new Date(Date.now() + 61 * 60_000).toISOString() },
    });
  });
  const answers = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        const provided = (
          window as unknown as {
            __WAYFARE_PROVIDED__: {
              queryCache: () => Promise<{
                queryClient: () => import('@tanstack/react-query').QueryClient;
              }>;
            };
          }
        ).__WAYFARE_PROVIDED__;
        const client = (await provided.queryCache()).queryClient();
        const asked = client
          .getQueryCache()
          .getAll()
          .find(({ options }) => options.queryFn !== undefined);
        const queryFn = asked?.options.queryFn;
        if (asked === undefined || typeof queryFn !== 'function')
          throw new Error('this page asks nothing');
        const all = await Promise.allSettled(
          Array.from({ length: 20 }, (_, index) =>
            client.fetchQuery({ ...asked.options, queryKey: [...asked.queryKey, index], queryFn }),
          ),
        );
        return all.map(({ status }) => status);
      }),
    ),
  );
  expect(answers.flat()).toEqual(Array.from({ length: 60 }, () => 'fulfilled'));
  expect(refused.size).toBeGreaterThan(0);
  expect(refreshes).toHaveLength(1);
});

test('SES-13 a logout in one tab is one in every tab, within a second @long', async ({
  page,
  visit,
  context,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  await loggedIn(page, visit, { language, member, path: words.bookings });
  const other = await context.newPage();
  consoleErrors.listen(other);
  await visit(words.bookings, other);
  await expectLoggedIn(other, language, member.name);
  await logout(page, language);
  await expect(other.locator('header summary')).not.toContainText(member.name, { timeout: 1_000 });
  await expect(other.getByText(words.mustBeLogged).first()).toBeVisible();
});
