/* A sixth vertical on a running site: from the generator to a tab of the home page, and off again. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { publish, readBuild, withdraw } from '@wayfare/releases';
import { foldersOf } from '../../.workspace/verticals.cjs';
import { copyWhole } from '../../.workspace/whole-copy';
import { violationsOf } from '../fixtures/axe';
import { hydrated } from '../fixtures/test';
import { startMixedSite } from './site';

const WORDS = [
  { home: '/', tab: 'Cars', where: 'Where?', submit: 'Search', found: 'Cars: Delft' },
  { home: '/nl', tab: 'Auto’s', where: 'Waar?', submit: 'Zoeken', found: 'Auto’s: Delft' },
];
const ADDRESSES = ['/cars', '/nl/autos', '/cars/results?where=Delft'];
const FOLDERS = Object.values(foldersOf('cars'));

test('a generated vertical is released, found by its tab, searched in each language, and withdrawn', async ({
  page,
}) => {
  const copy = copyWhole();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await test.step('generate and build', () => {
      const words = ['g', '@wayfare/workspace:vertical', 'cars'];
      const options = ['--labels=nl=Auto’s', '--paths=nl=autos'];
      copy.node('node_modules/nx/dist/bin/nx.js', ...words, ...options);
      for (const project of ['sandbox', 'api', 'mfe-cars'])
        copy.node('.workspace/webpack.mjs', project);
    });
    await test.step('test its part of the API', () => {
      const jest = ['node_modules/jest/bin/jest.js', '-c', '.workspace/jest.config.cjs'];
      copy.node(...jest, '--runInBand', '--workerThreads=false', `${foldersOf('cars').api}/`);
    });
    const site = await startMixedSite(copy.root);
    try {
      await page.goto(site.origin);
      await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Cars' })).toHaveCount(0);

      const made = await readBuild(path.join(copy.root, 'mfe-cars'));
      const { rev } = await publish(site.shelf, made);
      await site.taken(rev);
      for (const { home, tab, where, submit, found } of WORDS)
        await test.step(`search from the tab at ${home}`, async () => {
          await page.goto(site.origin + home);
          await hydrated(page);
          await expect(page.getByRole('banner').getByRole('link', { name: tab })).toBeVisible();
          await page.getByRole('tab', { name: tab }).click();
          await page.getByLabel(where).fill('Delft');
          await page.getByRole('button', { name: submit, exact: true }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(found);
          await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
          expect(await violationsOf(page)).toEqual([]);
          await page.reload();
          await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
        });

      await site.taken((await withdraw(site.shelf, 'cars')).rev);
      for (const { home, tab } of WORDS) {
        await page.goto(site.origin + home);
        await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
        await expect(page.getByText(tab, { exact: true })).toHaveCount(0);
        expect(await page.content()).not.toContain('/r/cars/');
      }
      for (const address of ADDRESSES)
        expect((await fetch(site.origin + address)).status, address).toBe(404);
      expect(errors).toEqual([]);
    } finally {
      await site.stop();
    }
    for (const folder of FOLDERS) copy.remove(folder);
    const owners = path.join(copy.root, '.github/CODEOWNERS');
    writeFileSync(owners, copy.read('.github/CODEOWNERS').replace(/^\/mfe-cars\/.*\n/m, ''));
    expect(copy.changes()).toEqual([]);
  } finally {
    copy.clear();
  }
});
