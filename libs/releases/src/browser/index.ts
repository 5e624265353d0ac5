export { createRemoteLoader } from './remote-loader';
export type { JoinedEntries } from './joined-script';
export type { RemoteLoader, RemoteLoaderOptions, RemoteRelease } from './remote-loader';
export { shareScope } from './share-scope';
