const path = require('node:path');
const { completeTables } = require('./pseudo-tables.cjs');

const PSEUDO = path.resolve(__dirname, '../../domain/src/pseudo/pseudo-language.ts');

module.exports = function pseudoLoader(source) {
  return completeTables(
    source,
    'module',
    (helper) => `import { withPseudo as ${helper} } from ${JSON.stringify(PSEUDO)};`,
  );
};
