import { readBuild } from '@wayfare/releases';
import path from 'node:path';
import { folderOf, verticalNames } from '../../../.workspace/verticals.cjs';
import {
  addVertical,
  copyWorkspace,
  ROOT,
  type WorkspaceCopy,
} from './testing/workspace-copy.fixture';

const PAGE = `import { formatMinutes } from '@wayfare/domain';
import { useState } from 'react';
import styles from './page.module.css';
// the heading of the page
export function Component() {
  const [minutes] = useState(90);
  return <h1 className={styles.frame}>{/* how long it takes */ formatMinutes(minutes, 'en')}</h1>;
}
`;
const PAGE_WITH_EVENTS = `import { pushEvent } from '@wayfare/analytics';
import { StepNav } from '@wayfare/ui/booking';
export const ErrorBoundary = () => <StepNav label="steps" steps={[]} />;
${PAGE.replace('<h1', "<h1 onClick={() => pushEvent({ event: 'seen', ecommerce: { currency: 'EUR', value: 0, items: [] } })}")}`;

const TINY = ['mfe-alpha', 'mfe-beta'];

async function tinyWorkspace(): Promise<WorkspaceCopy> {
  const copy = await copyWorkspace(['libs']);
  await addVertical(copy.root, { name: 'alpha', page: PAGE_WITH_EVENTS });
  await addVertical(copy.root, { name: 'beta', page: PAGE });
  return copy;
}

/** Two at a time; throws what a build printed that failed. */
async function build(
  workspace: WorkspaceCopy,
  projects: readonly string[],
  env?: Record<string, string>,
): Promise<void> {
  const waiting = [...projects];
  const worker = async (): Promise<void> => {
    const project = waiting.shift();
    if (project === undefined) return;
    const { code, output } = await workspace.build(project, env);
    if (code !== 0) throw new Error(output);
    return worker();
  };
  await Promise.all([worker(), worker()]);
}

const filesOf = async (workspace: WorkspaceCopy) =>
  Object.fromEntries(
    await Promise.all(TINY.map(async (project) => [project, await workspace.built(project)])),
  ) as Record<string, Record<string, string>>;

let copy: WorkspaceCopy;
let first: Record<string, Record<string, string>>;
beforeAll(async () => {
  copy = await tinyWorkspace();
  await build(copy, TINY);
  first = await filesOf(copy);
});
afterAll(() => copy.remove());

it('a build is a release: what it says of itself holds, and no placeholder or folder is left in it', async () => {
  const { release } = await readBuild(path.join(copy.root, 'mfe-alpha'));
  expect(release).toMatchObject({
    name: 'alpha',
    version: expect.stringMatching(/^1\.0\.0-[a-f0-9]{10}$/),
    imports: {
      react: expect.arrayContaining(['useState']),
      'react/jsx-runtime': expect.arrayContaining(['jsx']),
      '@wayfare/remote-kit': expect.arrayContaining(['defineVertical']),
    },
    files: expect.objectContaining({ 'server/trial.json': expect.anything() }),
  });
  // what it carries needs nothing of the shell
  expect(first['mfe-alpha']?.['server/own-copies.json']).toMatch(
    /^\{"@wayfare\/ui\/booking":"\^\d+\.\d+\.0"\}$/,
  );
  expect(release.imports?.['@wayfare/ui/booking']).toBeUndefined();
  expect(release.chunks['index']?.shared).toContain('@wayfare/ui/booking');
  const carried = release.chunks['@wayfare/ui/booking'];
  expect(Object.keys(release.files)).toEqual(
    expect.arrayContaining(
      [...(carried?.js ?? ['none']), ...(carried?.css ?? ['none'])].map((file) => `client/${file}`),
    ),
  );
  expect(Object.keys(first['mfe-beta'] ?? {})).not.toContain('server/own-copies.json');
  for (const [name, text] of Object.entries(first['mfe-alpha'] ?? {})) {
    expect([name, text.includes('unstamped')]).toEqual([name, false]);
    expect([name, text.includes(copy.root) || text.includes(ROOT)]).toEqual([name, false]);
  }
});

it('the same sources give the same bytes in another folder with an empty cache', async () => {
  const other = await tinyWorkspace();
  await build(other, ['mfe-alpha'], { WAYFARE_BUILD_CACHE: 'off' });
  expect(await other.built('mfe-alpha')).toEqual(first['mfe-alpha']);
  await other.remove();
});

it('a build that was tampered with, or calls itself something else, is refused', async () => {
  const directory = path.join(copy.root, 'mfe-beta');
  const whole = await readBuild(directory);
  const edits: [file: string, change: (text: string) => string, named: string][] = [
    ['client/index.js', (text) => `${text};`, 'client/index.js'],
    ['server/index.cjs', (text) => text.replace('One', 'Two'), 'server/index.cjs'],
    [
      'release.json',
      (text) => text.replaceAll(whole.release.version, '9.9.9'),
      'client/remoteEntry.js',
    ],
  ];
  for (const [file, change, named] of edits) {
    let before = '';
    await copy.edit(`mfe-beta/dist/${file}`, (text) => change((before = text)));
    await expect(readBuild(directory)).rejects.toMatchObject({
      code: 'INTEGRITY',
      message: expect.stringContaining(named),
    });
    await copy.edit(`mfe-beta/dist/${file}`, () => before);
  }
  expect((await readBuild(directory)).release).toEqual(whole.release);
});

it('comments, tests, libraries and names that are not imported and the lockfile change no version, used code does', async () => {
  await copy.edit('libs/domain/src/duration.ts', (text) =>
    text.replace('export function formatMinutes', '/* so many */ export function formatMinutes'),
  );
  await copy.edit('libs/domain/src/duration.test.ts', (text) => `${text}\nexport const more = 1;`);
  await copy.edit(
    'libs/checkout/src/decline-message.ts',
    (text) => `${text}\nexport const more = 1;`,
  );
  await copy.edit('package-lock.json', (text) =>
    text.replace('"lockfileVersion": 3', '"lockfileVersion": 2'),
  );
  await copy.edit('libs/remote-kit/src/contract-version.ts', (text) =>
    text.replace(/'[\d.]+'/, "'2.99.0'"),
  );
  await copy.edit('libs/remote-kit/contract/names.json', (text) =>
    text.replace('"@wayfare/ui": {', '"@wayfare/ui": { "Map": "2.99.0",'),
  );
  await copy.edit('mfe-alpha/src/index.page.tsx', (text) =>
    text
      .replace('// the heading of the page', '// another word\n\n')
      .replace('/* how long it takes */', '/* long */'),
  );
  await build(copy, ['mfe-alpha']);
  expect(await copy.built('mfe-alpha')).toEqual(first['mfe-alpha']);

  // of all edits up to here, beta ships none
  await copy.edit('libs/analytics/src/data-layer.ts', (text) =>
    text.replace('window.dataLayer.push(event)', 'window.dataLayer.push({ ...event })'),
  );
  await build(copy, TINY);
  const { 'mfe-alpha': alpha, 'mfe-beta': beta } = await filesOf(copy);
  expect(beta).toEqual(first['mfe-beta']);
  expect(alpha?.['release.json']).not.toBe(first['mfe-alpha']?.['release.json']);

  await copy.edit('libs/remote-kit/contract/names.json', (text) =>
    text.replace(/"defineVertical": "[\d.]+"/, '"defineVertical": "2.99.0"'),
  );
  await build(copy, ['mfe-beta']);
  expect((await readBuild(path.join(copy.root, 'mfe-beta'))).release.manifest.contract).toBe(
    '^2.99.0',
  );
});

it('a fault in a source is the last thing that a build says, with file and line', async () => {
  await copy.edit('mfe-beta/src/remote.ts', (text) => `${text}export const = 1;\n`);
  const { code, output } = await copy.build('mfe-beta');
  expect(code).toBe(1);
  const [heading, place, ...rest] = output.trim().split('\n');
  expect(heading).toBe("mfe-beta can't be built:");
  expect(place).toMatch(/^mfe-beta\/src\/remote\.ts:10:\d+$/);
  expect(rest.join('\n')).not.toMatch(/^\s+at |native|node_modules/m);
  await expect(copy.version('mfe-beta')).rejects.toMatchObject({ code: 'ENOENT' });
});

/** A path that only the pages of flights ask for. */
const USED_BY_FLIGHTS = {
  file: 'libs/api-contract/src/flight-calls.ts',
  change: (text: string) => text.replace("'/api/flights/locationID'", "'/api/flights/location'"),
};

/** Minutes: every vertical of the site three times. */
const inTheLongRun = process.env['WAYFARE_SUITE'] === 'long' ? describe : describe.skip;

inTheLongRun('the verticals of the site', () => {
  const VERTICALS = verticalNames(ROOT).map(folderOf);
  const versionsOf = async (workspace: WorkspaceCopy) =>
    Object.fromEntries(
      await Promise.all(VERTICALS.map(async (name) => [name, await workspace.version(name)])),
    ) as Record<string, string>;

  it('are named by what they ship: the same in another folder, and new only where used code changed', async () => {
    const [site, other] = [
      await copyWorkspace(['libs', ...VERTICALS]),
      await copyWorkspace(['libs', ...VERTICALS]),
    ];
    await build(site, VERTICALS);
    const before = await versionsOf(site);

    const elsewhere = VERTICALS.slice(0, 2);
    await build(other, elsewhere, { WAYFARE_BUILD_CACHE: 'off' });
    for (const name of elsewhere) {
      expect(await other.version(name)).toBe(before[name]);
      expect(await other.built(name)).toEqual(await site.built(name));
    }

    await site.edit('libs/domain/src/money.ts', (text) => `/* a remark */\n${text}`);
    await site.edit('libs/checkout/src/decline-message.ts', (text) => `${text}\n// a remark\n`);
    await site.edit('libs/forms/src/form.test.tsx', (text) => `${text}\nit('is new', () => {});`);
    await site.edit('libs/testing/src/builders.ts', (text) => `${text}\nexport const more = 1;`);
    await site.edit('package-lock.json', (text) =>
      text.replace('"lockfileVersion": 3', '"lockfileVersion": 2'),
    );
    await build(site, VERTICALS);
    expect(await versionsOf(site)).toEqual(before);

    await site.edit(USED_BY_FLIGHTS.file, USED_BY_FLIGHTS.change);
    await build(site, VERTICALS);
    const after = await versionsOf(site);
    expect(VERTICALS.filter((name) => after[name] !== before[name])).toEqual(['mfe-flights']);
    await Promise.all([site.remove(), other.remove()]);
  }, 1_200_000);
});
