/* The one list of verticals: every folder `mfe-*` with a vertical.json, by name. */
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const PREFIX = 'mfe-';

/** Names of the verticals of a workspace; the folder of `hotels` is `mfe-hotels`. */
exports.verticalNames = (root = path.resolve(__dirname, '..')) =>
  readdirSync(root)
    .filter((name) => name.startsWith(PREFIX) && existsSync(path.join(root, name, 'vertical.json')))
    .map((name) => name.slice(PREFIX.length))
    .sort();

/** Names of the verticals that the API has, each a folder of its own; what bundles the API tells it of them. */
exports.apiVerticals = (root = path.resolve(__dirname, '..')) =>
  readdirSync(path.join(root, 'api/src/verticals'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

exports.folderOf = (vertical) => PREFIX + vertical;
