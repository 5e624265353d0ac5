import { defineConfig } from '@playwright/test';
import whole from '../playwright.config';

/** `npm run test:long -- dev`: edits of sources in a page of `npm run dev`, which is alone on the machine meanwhile. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  tsconfig: '../../tsconfig.base.json',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { ...whole.use, actionTimeout: 60_000, viewport: { width: 1280, height: 900 } },
});
