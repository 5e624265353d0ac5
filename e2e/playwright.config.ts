import { defineConfig } from '@playwright/test';
import { chromiumPath } from './fixtures/chromium';
import type { Without } from './fixtures/without-scripts';

const executablePath = chromiumPath();

/** `quick` is what `npm test` runs, `long` what it leaves to `npm run test:long`, `whole` is both. */
const suite = process.env.WAYFARE_SUITE ?? 'quick';
/** A journey that says `@phone` runs there in `npm test` and on the desktop in the long run, all others the other way round. */
const DESKTOP = {
  quick: { grepInvert: /@long|@phone/ },
  long: { grep: /@long|@phone/ },
  whole: {},
};
const PHONE = {
  quick: { grep: /@phone/ },
  long: { grepInvert: /@phone/ },
  whole: {},
};
const chosen = <Kind>(kinds: Record<string, Kind>): Kind => {
  const kind = kinds[suite];
  if (kind === undefined)
    throw new Error(`WAYFARE_SUITE is one of ${Object.keys(kinds).join(', ')}`);
  return kind;
};

const WITHOUT_SCRIPTS = /without-scripts.*\.spec\.ts/;

/** The composed site in Chromium. Journeys run at both sizes, what tests the machinery at one. */
export default defineConfig<Without>({
  testDir: 'specs',
  outputDir: '../test-results',
  tsconfig: '../tsconfig.base.json',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  // a test waits for a fifth of its time: two leave a core idle as long
  workers: 3,
  // once, because a loaded machine can starve a browser; what passed only then is reported as flaky
  retries: 1,
  failOnFlakyTests: process.env.WAYFARE_FLAKY === 'fail',
  forbidOnly: true,
  reporter: [['list'], ['./fixtures/last-word.ts']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Cookies were refused before: the question is a suite of its own.
    storageState: {
      cookies: [
        {
          name: 'wayfare_consent',
          value: '1.necessary',
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: WITHOUT_SCRIPTS,
      ...chosen(DESKTOP),
    },
    ...(['off', 'late'] as const).map((scripts) => ({
      name: `scripts-${scripts}`,
      testMatch: WITHOUT_SCRIPTS,
      use: { scripts },
      ...chosen({ quick: {}, long: { grep: /@long/ }, whole: {} }),
    })),
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /journey.*\.spec\.ts/,
      ...chosen(PHONE),
    },
  ],
});
