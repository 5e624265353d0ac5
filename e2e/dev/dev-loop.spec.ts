import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ROOT } from '../fixtures/site-under-test';
import { takenOver } from '../fixtures/taken-over';
import { openWorkshop, type Workshop } from './workshop';

const PORT = 4740;
const VIEW = 'mfe-hotels/src/features/cancelation/cancelation-view.tsx';
const TEXTS = 'mfe-hotels/locales/en/pages.json';
const BUTTON = 'libs/ui/src/parts/button.tsx';

/** React's development form says so of `useLoaded`, which asks for a part only while it is not there. */
const KNOWN = /called use\(\) to suspend in a previous render but did not call use\(\)/;

interface Edit {
  file: string;
  from: string;
  to: (mark: string) => string;
}

/** A component, a component of a library that the vertical brings, what is no component, and a text. */
const EDITS: readonly Edit[] = [
  {
    file: VIEW,
    from: 'heading={t(heading)}',
    to: (mark) => `heading={\`\${t(heading)} ${mark}\`}`,
  },
  {
    file: 'libs/checkout/src/access/manage-booking.tsx',
    from: '<p>{texts.intro}</p>',
    to: (mark) => `<p>{texts.intro} ${mark}</p>`,
  },
  {
    file: 'mfe-hotels/src/pages/cancelation.page.tsx',
    from: "title: t('cancelation.heading')",
    to: (mark) => `title: \`\${t('cancelation.heading')} ${mark}\``,
  },
  {
    file: TEXTS,
    from: '"heading": "Cancel a hotel booking"',
    to: (mark) => `"heading": "Cancel a hotel booking ${mark}"`,
  },
];

/** Names, times and contents of all files below a folder. */
async function digestOf(folder: string): Promise<string> {
  if (!existsSync(folder)) return 'none';
  const digest = createHash('sha256');
  for (const entry of (await readdir(folder, { recursive: true })).sort()) {
    const file = path.join(folder, entry);
    const { mtimeMs, size } = await stat(file);
    digest.update(`${entry} ${mtimeMs} ${size}`);
    if ((await stat(file)).isFile()) digest.update(await readFile(file));
  }
  return digest.digest('hex');
}

const kept = () =>
  Promise.all(
    ['mfe-hotels/dist', 'shell/dist', '.wayfare/registry'].map((name) =>
      digestOf(path.join(ROOT, name)),
    ),
  );

const shows = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => `${document.title} ${document.body.innerText}`.includes(wanted),
    text,
  );

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page, 'main h1, main :is(button, input)');
  // gone with the document: whoever finds it knows that the page was not loaded again
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', ''));
}

const isSameDocument = (page: Page) => page.locator('html[data-opened]').count();

test.describe.configure({ mode: 'serial' });

let workshop: Workshop;
let before: string[];
let page: Page;
let errors: string[];
const email = () => page.getByRole('textbox', { name: /e-mail/i });

async function save(edit: Edit, mark: string, way: 'in place' | 'by rename'): Promise<void> {
  const original = await workshop.original(edit.file);
  expect(original).toContain(edit.from);
  await workshop.save(
    edit.file,
    original.replace(edit.from, () => edit.to(mark)),
    way,
  );
}

test.beforeAll(async ({ browser }) => {
  before = await kept();
  workshop = await openWorkshop(path.join(ROOT, '.wayfare/dev-test', String(process.pid)), PORT);
  page = await browser.newPage();
  errors = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !KNOWN.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
});

test.afterAll(async () => {
  await page?.close();
  await workshop?.clear();
});

test('shows twenty edits of twenty, saved in place or by rename, and keeps what is typed', async () => {
  await open(page, `${workshop.origin}/cancelation`);
  await email().fill('ada@example.com');
  const took: number[] = [];
  for (let number = 1; number <= 20; number += 1) {
    const edit = EDITS[number % EDITS.length];
    if (edit === undefined) throw new Error('no edit');
    const way = (number + Math.floor(number / EDITS.length)) % 2 === 0 ? 'in place' : 'by rename';
    const start = performance.now();
    await save(edit, `mark-${number}-`, way);
    await shows(page, `mark-${number}-`);
    took.push(performance.now() - start);
    await expect(email()).toHaveValue('ada@example.com');
    expect(await isSameDocument(page)).toBe(1);
  }
  took.sort((a, b) => a - b);
  process.stdout.write(
    `20 edits: median ${Math.round(took[10] ?? 0)} ms, worst ${Math.round(took[19] ?? 0)} ms\n`,
  );
  expect(errors).toEqual([]);
});

test('the server renders what the browser shows, and the browser takes it over as it is', async () => {
  const edit = EDITS[0];
  if (edit === undefined) throw new Error('no edit');
  await save(edit, 'from-the-server', 'by rename');
  const html = await (
    await page.request.get(`${workshop.origin}/cancelation`, { headers: { accept: 'text/html' } })
  ).text();
  expect(html).toContain('from-the-server');
  await open(page, `${workshop.origin}/cancelation`);
  await shows(page, 'from-the-server');
  expect(errors).toEqual([]);
});

test('a style is put in the place of the old one', async () => {
  const sheet = 'libs/checkout/src/layout/booking.module.css';
  const original = await workshop.original(sheet);
  await email().fill('ada@example.com');
  await workshop.save(sheet, `${original}\nh1 { letter-spacing: 7px; }\n`, 'by rename');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '7px');
  await expect(email()).toHaveValue('ada@example.com');
});

test('a mistake is told in the page and in the terminal, and the next good edit is shown', async () => {
  const original = await workshop.original(VIEW);
  await email().fill('ada@example.com');
  await workshop.save(VIEW, original.replace('return (', 'return ((('), 'in place');
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(overlay.locator('body')).toContainText('cancelation-view.tsx');
  await expect.poll(() => workshop.terminal()).toContain('cancelation-view.tsx');
  await expect(email()).toHaveValue('ada@example.com');
  const [edit] = EDITS;
  if (edit === undefined) throw new Error('no edit');
  await save(edit, 'mended', 'by rename');
  await shows(page, 'mended');
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  await expect(email()).toHaveValue('ada@example.com');
});

test('a library that the shell brings is in the page after a new shell and a new document', async () => {
  const original = await workshop.original(BUTTON);
  await workshop.save(
    BUTTON,
    original.replace('    extra,\n', "    extra,\n    'edited-look',\n"),
    'by rename',
  );
  await expect(page.locator('.edited-look').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(0);
});

test('an edited manifest is in the page after a new document', async () => {
  const manifest = 'mfe-hotels/vertical.json';
  const original = await workshop.original(manifest);
  await open(page, `${workshop.origin}/cancelation`);
  await workshop.save(
    manifest,
    original.replace(
      '"route": "accommodations", "label": { "en": "Hotels"',
      '"route": "accommodations", "label": { "en": "Edited hotels"',
    ),
    'by rename',
  );
  await expect(page.getByRole('link', { name: 'Edited hotels' }).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(0);
});

test('the other verticals are there, and the design system', async () => {
  await open(page, `${workshop.origin}/trains`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${workshop.origin}/dev/ui`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('writes nothing that is released or that npm start shows, and ends with Ctrl-C', async () => {
  expect(existsSync(path.join(workshop.sources, 'mfe-hotels/dist'))).toBe(false);
  expect(existsSync(path.join(workshop.sources, 'shell/dist'))).toBe(false);
  await page.close();
  await workshop.interrupt();
  await expect.poll(() => workshop.isRunning()).toBe(false);
  expect(await kept()).toEqual(before);
});
