import type { VerticalManifest } from '@wayfare/remote-kit';
import { slotChunk } from './names';
import type { Release } from './release';
import { ReleaseError } from './release-error';

/** Throws MANIFEST when a route or slot has no chunk under its name. */
export function checkChunks(
  { name, routes, slots }: Pick<VerticalManifest, 'name' | 'routes' | 'slots'>,
  chunks: Release['chunks'],
): void {
  const expected = [...routes.map((route) => route.name), ...slots.map(({ id }) => slotChunk(id))];
  const unnamed = expected.filter((chunk) => chunks[chunk] === undefined);
  if (unnamed.length > 0)
    throw new ReleaseError(
      'MANIFEST',
      `${name}: no chunk is named ${unnamed.join(', ')} (webpackChunkName in remote.ts)`,
    );
}
