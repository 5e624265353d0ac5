/* A legacy address with the content of /destinations; vertical.json keeps robots out. */
export { Component, ErrorBoundary, loader, meta } from './destinations.page';
