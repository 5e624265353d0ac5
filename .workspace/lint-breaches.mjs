import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

export const BREACHES_ONLY = '**/!(breach-*).{ts,tsx}';
export const UNUSED_DIRECTIVE = 'unused eslint-disable';
const lines = (count, line) => Array.from({ length: count }, line).join('\n');
const LIMITS = `// @ts-ignore
export const breach: any = 1;
const unused = 1;
export function tooMany(a: number, b: number, c: number, d: number, e: number, f: number) {
  console.log(a == b);
  // eslint-disable-next-line no-alert
  if (c) {
  }
${lines(13, (_, index) => `  if (d === ${index}) return e + f;`)}
${lines(130, () => '  breach.toString();')}
  return 0;
}
${lines(160, (_, index) => `export const line${index} = ${index};`)}
`;

const PARTS = `import { useEffect, useState } from 'react';
export function Breach({ name }: { name: string }) {
  if (name === '') useState(name);
  useEffect(() => document.title = name, []);
  return (
    <main>
      <img src="/picture.webp" />
      <a href="#">{name}</a>
      <div onClick={() => undefined} />
      <button aria-expended="true" tabIndex={2}>{name}</button>
    </main>
  );
}
`;

const FOCUS = `import { useEffect, useRef } from 'react';
export function Breach() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <h2 ref={heading} tabIndex={-1}>Late</h2>;
}
`;

const ASKED_LANGUAGES = [
  "(word: string) => (word === 'nl' ? 1 : 2)",
  "(path: string) => path.startsWith('/nl')",
  '(names: { nl: string }) => names.nl',
  "['en', 'nl']",
  "(word: string) => { switch (word) { case 'nl': return 1; default: return 2; } }",
  '(isDutch: boolean) => isDutch',
  "(word: 'en' | 'nl') => word",
];

const PAGE_TEST = `import { render, screen } from '@testing-library/react';
jest.mock('./other');
it('breaks the rules of page tests', () => {
  render(<button disabled />);
  screen.findByText('never awaited');
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
});
`;

const SPEC = `import { expect, test } from '@playwright/test';
test.only('breaks the rules of browser suites', async ({ page }) => {
  await page.waitForTimeout(10);
  expect(page.getByRole('main')).toBeVisible();
});
`;

const isVertical = ({ tags, folder }) => tags.includes('type:app') && folder.startsWith('mfe-');
const isLibrary = ({ folder }) => folder.startsWith('libs/');
const isBrowserSuite = ({ tags }) => tags.includes('type:e2e');
const specifier = (from, to) => path.posix.relative(from, to);
const everywhere = () => true;

const BREACHES = [
  {
    file: 'breach-limits.ts',
    code: () => LIMITS,
    rules: (project) => [
      '@typescript-eslint/ban-ts-comment',
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/no-unused-vars',
      'complexity',
      'eqeqeq',
      'max-lines',
      ...(isBrowserSuite(project) ? [] : ['max-lines-per-function']),
      'max-params',
      'no-console',
      'no-empty',
      UNUSED_DIRECTIVE,
    ],
    holds: everywhere,
  },
  {
    file: 'breach-Name.ts',
    code: () => 'export const breach = 1;\n',
    rules: () => ['check-file/filename-naming-convention'],
    holds: everywhere,
  },
  {
    file: 'breach-parts.tsx',
    code: () => PARTS,
    rules: () => [
      'react-hooks/rules-of-hooks',
      'react-hooks/exhaustive-deps',
      'jsx-a11y-x/alt-text',
      'jsx-a11y-x/anchor-is-valid',
      'jsx-a11y-x/aria-props',
      'jsx-a11y-x/click-events-have-key-events',
      'jsx-a11y-x/no-static-element-interactions',
      'jsx-a11y-x/tabindex-no-positive',
    ],
    holds: everywhere,
  },
  {
    file: 'breach-focus.tsx',
    code: () => FOCUS,
    rules: () => ['no-restricted-syntax'],
    holds: everywhere,
  },
  {
    file: 'breach-page.test.tsx',
    code: () => PAGE_TEST,
    rules: () => [
      'no-restricted-properties',
      'testing-library/await-async-queries',
      'jest-dom/prefer-enabled-disabled',
    ],
    holds: everywhere,
  },
  ...ASKED_LANGUAGES.map((code, index) => ({
    file: `breach-language-${index}.ts`,
    code: () => `export const breach = ${code};\n`,
    rules: () => ['no-restricted-syntax'],
    holds: (project) =>
      !isBrowserSuite(project) &&
      !project.tags.includes('type:testing') &&
      (index === 0 || project.folder !== 'sandbox'),
  })),
  {
    file: 'breach-other-project.ts',
    code: ({ source, neighbour }) =>
      `export * as breach from '${specifier(source, `${neighbour}/src/remote`)}';\n`,
    rules: () => ['@nx/enforce-module-boundaries'],
    holds: (project) => !isBrowserSuite(project),
  },
  {
    file: 'breach-manifest.ts',
    code: ({ source, neighbour }) =>
      `export { default } from '${specifier(source, `${neighbour}/vertical.json`)}';\n`,
    rules: () => ['@nx/enforce-module-boundaries'],
    holds: isVertical,
  },
  {
    file: 'breach-test-support.ts',
    code: () => "export * from '@wayfare/testing';\n",
    rules: () => ['@nx/enforce-module-boundaries'],
    holds: ({ tags }) => !['type:e2e', 'type:testing'].some((tag) => tags.includes(tag)),
  },
  {
    file: 'breach-router.ts',
    code: () => "export { Link } from 'react-router-dom';\n",
    rules: () => ['no-restricted-imports'],
    holds: (project) =>
      isVertical(project) ||
      (isLibrary(project) && !/\/(router|i18n|testing|checkout)$/.test(project.folder)),
  },
  {
    file: 'breach-session.ts',
    code: () =>
      "import { createSession } from '@wayfare/session/shell';\nexport const breach = createSession;\n",
    rules: () => ['no-restricted-syntax'],
    holds: isVertical,
  },
  ...[
    "export const breach = (language: string) => (language === 'nl' ? 1 : 2);\n",
    "export const breach = { en: 'Two words', nl: 'Twee woorden' };\n",
    'export const breach = (name: string) => ({ en: `Dear ${name}, come in`, nl: `Dag ${name}, kom binnen` });\n',
    "export const breach = (language: 'en' | 'nl') => ({ en: 'Back', nl: 'Terug' })[language];\n",
    "const NL = { title: 'Twee woorden' };\nexport const breach = NL;\n",
  ].map((breach, index) => ({
    file: `breach-text-${index}.ts`,
    code: () => breach,
    rules: () => ['no-restricted-syntax'],
    holds: (project) =>
      isVertical(project) ||
      (isLibrary(project) && project.folder !== 'libs/testing') ||
      project.folder === 'api',
  })),
  ...['', 'app/', 'client/'].map((folder) => ({
    file: `${folder}breach-browser.ts`,
    code: () =>
      "import { readFileSync } from 'node:fs';\nexport const breach = () => fetch(readFileSync('x', 'utf8'));\n",
    rules: () => ['no-restricted-globals', '@typescript-eslint/no-restricted-imports'],
    holds: (project) =>
      folder === ''
        ? isVertical(project) || ['desk', 'cockpit'].includes(project.folder)
        : project.folder === 'shell',
  })),
  {
    file: 'breach-suite.spec.ts',
    code: () => SPEC,
    rules: () => [
      'playwright/missing-playwright-await',
      'playwright/no-focused-test',
      'playwright/no-wait-for-timeout',
    ],
    holds: isBrowserSuite,
  },
];

const sourceOf = (project) =>
  isBrowserSuite(project)
    ? `${project.folder}/specs`
    : [`${project.folder}/src`, project.folder].find((folder) =>
        existsSync(path.join(root, folder)),
      );

export function breachesOf(projects) {
  const verticals = projects.filter(isVertical).map(({ folder }) => folder);
  return projects.flatMap((project) => {
    const source = sourceOf(project);
    const neighbour = verticals.find((folder) => folder !== project.folder);
    const setting = { ...project, source, neighbour };
    return BREACHES.filter(({ holds }) => holds(project)).map(({ file, code, rules }) => ({
      file: `${source}/${file}`,
      code: code(setting),
      rules: rules(project),
    }));
  });
}

export function refuseExisting(files) {
  const existing = files.filter((file) => existsSync(path.join(root, file)));
  if (existing.length > 0)
    throw new Error(`These files are in the way of the proof; delete them: ${existing.join(', ')}`);
}
