/* API and sandbox suites share modules and `globalThis` of their worker: sources keep no state. */
const { createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const load = createRequire(__filename);
const OF_JEST = /[/\\]node_modules[/\\](?:@jest[/\\]|jest-|expect[/\\]|pretty-format[/\\])/;
/** for stacks, also of modules loaded by earlier suites */
const sourceMaps = new Map();
/** jest's own modules, evaluated by each suite */
const compiled = new Map();
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
