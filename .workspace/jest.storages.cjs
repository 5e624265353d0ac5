/* Disables the AsyncLocalStorage that jest-circus leaks by suite, each of which slows every promise. */
const asyncHooks = require('node:async_hooks');

const { AsyncLocalStorage } = asyncHooks;
const made = new Set();

class Storage extends AsyncLocalStorage {
  constructor(...parts) {
    super(...parts);
    made.add(this);
  }
}

/** a getter in later versions of Node: redefined, not assigned */
const offer = (value) =>
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });

/** Wraps an environment; Node re-enables a storage on use. */
exports.endingStorages = (Base) =>
  class extends Base {
    constructor(...parts) {
      super(...parts);
      offer(Storage);
    }

    async teardown() {
      await super.teardown();
      offer(AsyncLocalStorage);
      for (const storage of made) storage.disable();
      made.clear();
    }
  };
