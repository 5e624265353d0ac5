/** What a build calls itself until its content is known; the last step of a build writes the version in its place. */
export const UNSTAMPED = '0.0.0-unstamped';

/** A version, or the name of a vertical, as a part of a JavaScript name. */
export const identifierOf = (version: string) => version.replace(/[^A-Za-z0-9]/g, '_');

/** Where a release is served, on the shell's own origin or behind a CDN. */
export function releasePath(vertical: string, version: string): string {
  return `/r/${vertical}/${version}`;
}

/** Stands in paths and names where a release has its version, for the vertical that `npm run dev` compiles. */
export const DEV_VERSION = 'dev';

/** Global name of a release's federation container: two releases of one vertical can stand in one page. */
export function containerName(vertical: string, version: string): string {
  return `wayfare_${identifierOf(vertical)}_${identifierOf(version)}`;
}

/** Chunk of a slot's component. A page's chunk has the name of its route. */
export function slotChunk(id: string): string {
  return `slot-${id.replace(/[^a-z0-9]+/g, '-')}`;
}
