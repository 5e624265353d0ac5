import type { VerticalManifest } from '@wayfare/remote-kit';
import { ReleaseError } from './release-error';

type Parts = Pick<VerticalManifest, 'name' | 'routes' | 'slots' | 'redirects'>;

const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':');

const pathsOf = ({ routes, redirects }: Parts) =>
  new Set(
    [
      ...routes.flatMap(({ path }) => Object.values(path)),
      ...redirects.map(({ from }) => from),
    ].map(shapeOf),
  );

/** Removed routes, slots and paths. */
export function droppedParts(before: Parts, after: Parts): string[] {
  const names = new Set(after.routes.map(({ name }) => name));
  const ids = new Set(after.slots.map(({ id }) => id));
  const paths = pathsOf(after);
  return [
    ...before.routes.flatMap(({ name }) => (names.has(name) ? [] : [`${before.name}.${name}`])),
    ...before.slots.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
    ...before.routes
      .flatMap(({ path }) => Object.values(path))
      .filter((pattern) => !paths.has(shapeOf(pattern))),
  ];
}

/** Throws DROPPED when routes, slots or paths that were live last are removed without `meant`: others link to them. */
export function checkDropped(before: Parts, after: Parts, meant: readonly string[]): void {
  const dropped = droppedParts(before, after).filter((part) => !meant.includes(part));
  if (dropped.length === 0) return;
  const options = dropped.map((part) => `--drop ${part}`).join(' ');
  throw new ReleaseError(
    'DROPPED',
    `${after.name} has no ${dropped.join(', no ')} any more, which was live last: others link to it or show it. ` +
      `Bring it back, give a path a redirect in vertical.json, or release with ${options} if nobody needs it`,
  );
}
