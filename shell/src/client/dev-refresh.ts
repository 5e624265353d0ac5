/*
 * The first module of a development page. React tells a hook that is there before it of every root that it draws; who
 * comes later can draw nothing anew. Verticals under development use this copy (libs/federation/src/refresh-shim.js).
 */
import * as refresh from 'react-refresh/runtime';

declare global {
  interface Window {
    __WAYFARE_REFRESH__: typeof refresh;
    /** a shared module that only code compiled for development asks for */
    __WAYFARE_PROVIDED_IN_DEVELOPMENT__: () => Promise<unknown>;
  }
}

refresh.injectIntoGlobalHook(window);
window.__WAYFARE_REFRESH__ = refresh;
window.__WAYFARE_PROVIDED_IN_DEVELOPMENT__ = () => import('react/jsx-dev-runtime');
