export const UNSTAMPED = '0.0.0-unstamped';

/** Version or name as part of a JavaScript identifier. */
export const identifierOf = (version: string) => version.replace(/[^A-Za-z0-9]/g, '_');

/** Path of a release, on the shell's origin or behind a CDN. */
export function releasePath(vertical: string, version: string): string {
  return `/r/${vertical}/${version}`;
}

export const DEV_VERSION = 'dev';

/** Global container name, versioned so that two releases can share a page. */
export function containerName(vertical: string, version: string): string {
  return `wayfare_${identifierOf(vertical)}_${identifierOf(version)}`;
}

/** Chunk of a slot; a page's is named after its route. */
export function slotChunk(id: string): string {
  return `slot-${id.replace(/[^a-z0-9]+/g, '-')}`;
}
