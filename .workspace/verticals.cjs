/* The one list of verticals: folders `mfe-*` with a vertical.json. */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const PREFIX = 'mfe-';

/** Names of verticals; `hotels` is the folder `mfe-hotels`. */
exports.verticalNames = (root = path.resolve(__dirname, '..')) =>
  readdirSync(root)
    .filter((name) => name.startsWith(PREFIX) && existsSync(path.join(root, name, 'vertical.json')))
    .map((name) => name.slice(PREFIX.length))
    .sort();

/** Names of the API's vertical folders, defined at bundling. */
exports.apiVerticals = (root = path.resolve(__dirname, '..')) =>
  readdirSync(path.join(root, 'api/src/verticals'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Names of the sandbox's folders with a double, defined at bundling. */
exports.sandboxDoubles = (root = path.resolve(__dirname, '..')) =>
  readdirSync(path.join(root, 'sandbox/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(root, 'sandbox/src', name, 'index.ts')))
    .sort();

const folderOf = (vertical) => PREFIX + vertical;

exports.folderOf = folderOf;

/** All folders of a vertical, for its removal too. */
exports.foldersOf = (vertical) => ({
  app: folderOf(vertical),
  contract: `libs/api-contract/src/verticals/${vertical}`,
  api: `api/src/verticals/${vertical}`,
  sandbox: `sandbox/src/${vertical}`,
  e2e: `e2e/specs/${vertical}`,
});
