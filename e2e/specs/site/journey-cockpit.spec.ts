/* Somebody who sees the cockpit for the first time finds the bad release there, and takes it back. */
import type { Page } from '@playwright/test';
import { publish } from '@wayfare/releases';
import { startCockpit } from '../../fixtures/cockpit';
import { liveVersion, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { languageOf, type Language } from '../../fixtures/traveller';

const WORDS = {
  en: {
    page: '/flights',
    home: '',
    token: 'Token',
    signIn: 'Sign in',
    overview: 'What is live',
    last: 'Changed last',
    rollBack: 'Roll back',
    reason: 'Why',
    needed: 'This is needed',
    done: 'flights is rolled back: everybody gets',
    history: 'History',
  },
  nl: {
    page: '/nl/vluchten',
    home: '/nl',
    token: 'Token',
    signIn: 'Inloggen',
    overview: 'Wat er live is',
    last: 'Laatst gewijzigd',
    rollBack: 'Terugzetten',
    reason: 'Waarom',
    needed: 'Dit is nodig',
    done: 'flights is teruggezet: iedereen krijgt weer',
    history: 'Geschiedenis',
  },
} as const;

const BROKEN = '9.9.9';

// before somebody has signed in, the first call is refused
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(OTHER_ORIGIN);
  consoleErrors.allow(/status of 401/);
});

const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function signIn(page: Page, language: Language, token: string): Promise<void> {
  const words = WORDS[language];
  await page.getByLabel(words.token).fill(token);
  await page.getByRole('button', { name: words.signIn }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.overview);
}

test('the release that went live last is found, and rolled back with a reason in seven acts @phone', async ({
  page,
  isMobile,
  ownShell,
  axe,
}) => {
  const language = languageOf(isMobile);
  const words = WORDS[language];
  const shell = await ownShell();
  const before = await liveVersion(shell.shelf, 'flights');
  const { rev } = await publish(
    shell.shelf,
    await remade(shell.shelf, 'flights', { version: BROKEN }),
  );
  await expect.poll(async () => (await shell.health()).revision).toBe(rev);
  const cockpit = await startCockpit(shell.dataDir, { team: 'flights', verticals: ['flights'] });
  try {
    const shown = async () => (await fetch(shell.origin + words.page)).text();
    expect(await shown()).toContain(`/r/flights/${BROKEN}/`);

    await page.goto(`${cockpit.origin}/cockpit${words.home}`);
    await axe();
    await signIn(page, language, cockpit.token);
    await axe();
    await expect(panel(page, words.last).getByRole('listitem').first()).toContainText(BROKEN);
    await panel(page, words.last).getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('flights');
    await axe();
    await page.getByRole('button', { name: words.rollBack }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(before);
    await dialog.getByRole('button', { name: words.rollBack }).click();
    await expect(dialog).toContainText(words.needed);
    await axe();
    await dialog.getByLabel(words.reason).fill('Prices are missing');
    await dialog.getByRole('button', { name: words.rollBack }).click();
    await expect(page.getByText(`${words.done} ${before}`)).toBeVisible();
    await expect(panel(page, words.history).getByRole('listitem').first()).toContainText(
      'Prices are missing',
    );
    await expect.poll(shown).toContain(`/r/flights/${before}/`);
  } finally {
    await cockpit.stop();
  }
});

test('a token of another team looks, and is offered nothing to change', async ({
  page,
  ownShell,
}) => {
  const shell = await ownShell();
  const cockpit = await startCockpit(shell.dataDir, { team: 'hotels', verticals: ['hotels'] });
  try {
    await page.goto(`${cockpit.origin}/cockpit`);
    await signIn(page, 'en', cockpit.token);
    await page.getByRole('link', { name: 'History of flights, and what can be done' }).click();
    await expect(
      page.getByText('Your token may look at flights, and change nothing of it.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  } finally {
    await cockpit.stop();
  }
});
