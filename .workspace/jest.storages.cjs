/*
 * Ends what each suite leaves behind in its process: jest-circus opens an AsyncLocalStorage in every suite and disables
 * none, and Node asks all that are enabled whenever a promise is made.
 */
const asyncHooks = require('node:async_hooks');

const { AsyncLocalStorage } = asyncHooks;
const made = new Set();

class Storage extends AsyncLocalStorage {
  constructor(...parts) {
    super(...parts);
    made.add(this);
  }
}

/** Later versions of Node have the class behind a getter, which can be replaced but not assigned to. */
const offer = (value) =>
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });

/** The environment `Base`, whose storages are disabled with it; one that is used again is enabled again by Node. */
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
