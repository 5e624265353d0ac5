/*
 * The part of federation's runtime that a host page needs: one share scope for itself and for its remotes. It runs before
 * anything else, in the place of the plugin's own runtime, and offers its one copy to the remotes. What a host could do
 * beyond that (fetch remotes, snapshots, preloading) is done by libs/releases or not at all, and stays out of the page.
 * Each build gets an instance of its own: the runtime's `init` would give a remote the host's.
 */
import { createInstance } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

const init = ({ webpackRequire }) => createInstance({ ...webpackRequire.federation.initOptions });

const federation = {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    I: initializeSharing,
    S: {},
    consumes,
    installInitialConsumes,
    initContainerEntry,
    init,
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

globalThis.__WAYFARE_FEDERATION__ = federation;

export default federation;
