import { defineConfig } from '@playwright/test';
import whole from '../playwright.config';

/** `npm run test:long -- vertical`: a vertical that is generated, built, released to a running site, used and withdrawn. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  tsconfig: '../../tsconfig.base.json',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: { ...whole.use, viewport: { width: 1280, height: 900 } },
});
