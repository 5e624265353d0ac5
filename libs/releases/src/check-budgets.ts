import type { Release } from './release';
import { ReleaseError } from './release-error';

const KINDS = [
  ['script', 'js'],
  ['style', 'css'],
] as const;

type Weighed = Pick<Release, 'manifest' | 'chunks' | 'files'>;

function weightOf({ chunks, files }: Weighed, route: string, kind: 'js' | 'css'): number {
  const names = chunks[route]?.[kind] ?? [];
  return names.reduce((sum, name) => sum + (files[`client/${name}`]?.bytes ?? 0), 0);
}

/** Pages over the `budgets` of vertical.json, a line each. */
export function overBudget(release: Weighed): string[] {
  const { budgets, routes } = release.manifest;
  if (budgets === undefined) return [];
  return routes.flatMap(({ name }) =>
    KINDS.flatMap(([what, kind]) => {
      const most = budgets.routes[name]?.[what] ?? budgets.page[what];
      const weight = weightOf(release, name, kind);
      return weight <= most
        ? []
        : [`${name} has ${weight} bytes of ${what}, its budget is ${most}`];
    }),
  );
}

/** Throws BUDGET with every page over budget. */
export function checkBudgets(release: Weighed): void {
  const over = overBudget(release);
  if (over.length > 0)
    throw new ReleaseError(
      'BUDGET',
      `${release.manifest.name}: ${over.join('; ')}. Make it lighter, or raise budgets in vertical.json`,
    );
}
