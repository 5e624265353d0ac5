import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf, verticalNames } from '../../../.workspace/verticals.cjs';
import { moduleRules } from './module-rules';

const ROOT = path.resolve(__dirname, '../../..');

const trims = moduleRules('browser', 'alpha').filter(
  ({ test, issuer }) =>
    test instanceof RegExp && test.test('/mfe-alpha/vertical.json') && issuer instanceof RegExp,
);

it.each(verticalNames())('%s has of its manifest only paths in its pages', (name) => {
  const file = path.join(ROOT, folderOf(name), 'src/domain/paths.ts');
  expect(existsSync(file)).toBe(true);
  expect(trims.some(({ issuer }) => issuer instanceof RegExp && issuer.test(file))).toBe(true);
});
