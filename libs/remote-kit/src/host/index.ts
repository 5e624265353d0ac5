/* For hosts (shell, partner's page, a vertical's own page, tests); verticals do not import this. */
export { isDeferred, reviveDeferred } from '../deferred';
export { HostContext, useHost } from './host-context';
export type { Host } from './host-context';
export { HostedVertical } from './hosted-vertical';
export { navigationEntries } from './navigation';
export type { PageHead } from './head';
export { pageTitleAtom } from '../page-title';
export { loadable } from './loadable';
export type { Loadable } from './loadable';
export type { Guard, HostServices, PageLoad } from './page-loader';
export { RemoteError } from './remote-error';
export { retrying } from './retrying';
export { routeId, routesFromManifest } from './routes';
export type { RouteHandle } from './routes';
