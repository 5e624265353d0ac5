/*
 * Runs the suites of the API and the sandbox in the realm of their worker, where Node loads what they import: once a
 * worker, and not once a suite, which costs more than most suites. What a suite imports keeps no state of its own, so
 * suites meet nothing of each other. `globalThis` and modules are shared; tests, setup files and `expect` are jest's.
 */
const { createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const load = createRequire(__filename);
const OF_JEST = /[/\\]node_modules[/\\](?:@jest[/\\]|jest-|expect[/\\]|pretty-format[/\\])/;
/** Stacks name lines of sources, also of those that an earlier suite loaded. */
const sourceMaps = new Map();
/** jest's own modules, which each suite runs anew: compiled once */
const compiled = new Map();
/** transforms what is loaded now, by jest's own cache on disk */
let transforms;

for (const extension of ['.ts', '.tsx'])
  require.extensions[extension] = (loaded, file) =>
    loaded._compile(transforms.transform(file), file);

function compile(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.run;
  const run = compileFunction(source, parameters, { filename });
  compiled.set(filename, { source, run });
  return run;
}

module.exports = class extends Runtime {
  constructor(...parts) {
    super(...parts);
    this.executor.compile = (source, filename) =>
      compile(source, filename, this.executor.injectedModuleParameters);
    this.transformCache.sourceMaps = sourceMaps;
    transforms = this.transformCache;
  }

  requireModule(from, name, options, isRequireActual) {
    const isOfSuite =
      name !== undefined &&
      options?.isInternalModule !== true &&
      !this._resolution.isCoreModule(name);
    const file = isOfSuite ? this._resolution.resolveCjs(from, name) : undefined;
    return file === undefined || OF_JEST.test(file) || path.dirname(file) === __dirname
      ? super.requireModule(from, name, options, isRequireActual)
      : load(file);
  }
};
