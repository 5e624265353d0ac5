import path from 'node:path';
import { dataFolder } from './data-folder.mjs';

const root = path.resolve(__dirname, '..');

it.each([
  ['the site', {}, '.wayfare'],
  ['the site with the pseudo-language', { WAYFARE_PSEUDO: '1' }, '.wayfare/pseudo'],
  ['a site whose folder is named', { DATA_DIR: 'kept', WAYFARE_PSEUDO: '1' }, 'kept'],
])('%s has its releases and its data in a folder of its own', (_what, environment, folder) => {
  expect(dataFolder(environment)).toBe(path.join(root, folder));
});
