import type { VerticalManifest } from '@wayfare/remote-kit';

const isVariable = (segment: string) => segment.startsWith(':');

/** True when some URL matches both at equal specificity: static beats variable. */
export function pathsClash(a: string, b: string): boolean {
  const left = a.split('/');
  const right = b.split('/');
  for (let index = 0; ; index += 1) {
    const one = left[index];
    const other = right[index];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (isVariable(one) !== isVariable(other)) return false;
    if (!isVariable(one) && one !== other) return false;
  }
}

type Claims = Pick<VerticalManifest, 'name' | 'routes' | 'redirects'>;

/** Paths of a vertical, redirects included. */
export const claimedPaths = (manifest: Claims) => [
  ...manifest.routes.flatMap((route) => Object.values(route.path)),
  ...manifest.redirects.map((redirect) => redirect.from),
];

export interface Overlap {
  path: string;
  verticals: [string, string];
}

/** Paths claimed by two verticals. */
export function findOverlaps(manifests: readonly Claims[]): Overlap[] {
  const claims = manifests.flatMap((manifest) =>
    claimedPaths(manifest).map((path) => ({ path, name: manifest.name })),
  );
  return claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter((other) => other.name !== claim.name && pathsClash(claim.path, other.path))
      .map((other): Overlap => ({ path: claim.path, verticals: [claim.name, other.name] })),
  );
}
