import { defineConfig } from '@playwright/test';
import suites from '../playwright.config';

/** The composed site as somebody sees it who judges its looks: not a test, so no suite has it. */
export default defineConfig({
  ...suites,
  tsconfig: '../../tsconfig.base.json',
  testDir: '.',
  testMatch: 'shots.spec.ts',
  outputDir: '../../test-results/looks',
  globalSetup: '../fixtures/global-setup.ts',
  globalTeardown: './sheets.ts',
  reporter: 'list',
  // once, as in the suites
  retries: 1,
  timeout: 180_000,
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
