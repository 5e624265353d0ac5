const { TestEnvironment } = require('jest-environment-node');
const { endingStorages } = require('./jest.storages.cjs');

module.exports = endingStorages(TestEnvironment);
