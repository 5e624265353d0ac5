/*
 * Stands in for the federation bundler runtime inside a remote. The host page has it already and offers it under one
 * global name; a copy in each remote entry would cost about 20 kB apiece.
 */
export default globalThis.__WAYFARE_FEDERATION__;
