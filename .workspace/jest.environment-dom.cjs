require('./jest.jsdom-styles.cjs');
const FixedJsdom = require('jest-fixed-jsdom');
const { endingStorages } = require('./jest.storages.cjs');

module.exports = endingStorages(FixedJsdom);
