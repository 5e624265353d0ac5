/*
 * Stands in for React Refresh's runtime inside a vertical under development. Only the copy that the development shell
 * installs before React knows the page's roots (shell/src/client/dev-refresh.ts).
 */
module.exports = globalThis.__WAYFARE_REFRESH__;
