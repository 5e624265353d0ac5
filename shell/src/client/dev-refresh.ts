/* First module of a development page: React Refresh's hook must stand before React does (refresh-shim.js). */
import * as refresh from 'react-refresh/runtime';

declare global {
  interface Window {
    __WAYFARE_REFRESH__: typeof refresh;
    __WAYFARE_PROVIDED_IN_DEVELOPMENT__: () => Promise<unknown>;
  }
}

refresh.injectIntoGlobalHook(window);
window.__WAYFARE_REFRESH__ = refresh;
window.__WAYFARE_PROVIDED_IN_DEVELOPMENT__ = () => import('react/jsx-dev-runtime');
