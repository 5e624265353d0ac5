import { defineConfig } from '@playwright/test';
import suites from '../playwright.config';

/** `npm run test:long -- pseudo`: the site as it is built with the pseudo-language, in that language (decision 0123). */
export default defineConfig({
  ...suites,
  tsconfig: '../../tsconfig.base.json',
  testDir: '.',
  outputDir: '../../test-results/pseudo',
  globalSetup: '../fixtures/global-setup.ts',
  reporter: [['list']],
  workers: 2,
  timeout: 180_000,
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
