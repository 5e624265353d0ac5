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

/** The environment `Base`, whose storages are disabled with it; one that is used again is enabled again by Node. */
exports.endingStorages = (Base) =>
  class extends Base {
    constructor(...parts) {
      super(...parts);
      asyncHooks.AsyncLocalStorage = Storage;
    }

    async teardown() {
      await super.teardown();
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
      for (const storage of made) storage.disable();
      made.clear();
    }
  };
