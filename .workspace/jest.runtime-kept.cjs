/* Compiles what suites import once a worker, and runs it in each suite's own realm: a fifth of a vertical's suites was compiling the same libraries again. */
const v8 = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// what is compiled stays compiled between suites
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
