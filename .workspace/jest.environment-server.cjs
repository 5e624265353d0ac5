/* Suites share the worker's realm, so that `instanceof` holds across packages. */
const { TestEnvironment } = require('jest-environment-node');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { endingStorages } = require('./jest.storages.cjs');

class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.fakeTimersModern = new ModernFakeTimers({
      config: config.projectConfig,
      global: globalThis,
    });
  }

  /** the base class's would delete the globals */
  async teardown() {
    this.fakeTimersModern.dispose();
    this.context = null;
  }
}

module.exports = endingStorages(SharedEnvironment);
