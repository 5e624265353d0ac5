import path from 'node:path';
import { test, type Page } from '@playwright/test';

/** A picture of every page that is looked at, for who wants to look too: `WAYFARE_SHOTS=<folder>`. */
export async function keepShot(page: Page, name: string): Promise<void> {
  const folder = process.env.WAYFARE_SHOTS;
  if (folder === undefined) return;
  const file = `${test.info().project.name} ${name.replaceAll(/[^\w.]+/g, '-')}.png`;
  await page.screenshot({ path: path.join(folder, file), fullPage: true });
}
