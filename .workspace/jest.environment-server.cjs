/* The realm of the worker itself as a suite's, so that what a package makes is an instance of what a suite names. */
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

  /** The one of `jest-environment-node` takes the globals away. */
  async teardown() {
    this.fakeTimersModern.dispose();
    this.context = null;
  }
}

module.exports = endingStorages(SharedEnvironment);
