/* swc transform that completes tables by language (decision 0123). */
const path = require('node:path');
const swc = require('@swc/jest');
const { completeTables } = require('../libs/federation/src/pseudo-tables.cjs');

const PSEUDO = path.resolve(__dirname, '../libs/domain/src/pseudo/pseudo-language.ts');
const UNTOUCHED =
  /[\\/]libs[\\/]domain[\\/]src[\\/](?:pseudo[\\/]|language\.ts$)|\.test\.tsx?$|[\\/]libs[\\/]federation[\\/]/;

module.exports = {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    return {
      ...inner,
      process(source, file, more) {
        const compiled = inner.process(source, file, more);
        if (UNTOUCHED.test(file) || file.includes('node_modules')) return compiled;
        const code = completeTables(
          compiled.code,
          'script',
          (helper) => `const { withPseudo: ${helper} } = require(${JSON.stringify(PSEUDO)});`,
        );
        return { code };
      },
      getCacheKey: (...all) => `pseudo-2-${inner.getCacheKey(...all)}`,
    };
  },
};
