import { gt, inc, major } from 'semver';
import type { Comparison } from './compare';

export type ContractNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Contract {
  version: string;
  names: ContractNames;
}

/** Semver: removed or broken is major, added or extended is minor. */
function nextVersion(version: string, { changes }: Pick<Comparison, 'changes'>): string {
  const has = (...kinds: string[]) => changes.some(({ change }) => kinds.includes(change));
  if (has('removed', 'broken')) return inc(version, 'major') ?? version;
  return has('added', 'extended') ? (inc(version, 'minor') ?? version) : version;
}

/** Contract after a comparison: changed names begin with its version, all others keep theirs. */
export function nextContract(before: Contract, { names, changes }: Comparison): Contract {
  const version = nextVersion(before.version, { changes });
  const isChanged = new Set(changes.map(({ module, name }) => `${module} ${name}`));
  const next = [...names].map(([module, own]) => [
    module,
    Object.fromEntries(
      own.map((name) => {
        const since = before.names[module]?.[name];
        return [name, since === undefined || isChanged.has(`${module} ${name}`) ? version : since];
      }),
    ),
  ]);
  return { version, names: Object.fromEntries(next) as ContractNames };
}

/** Semver range of contracts for imported names: from the first that promises all, below the next major. */
export function neededContract(
  { version, names }: Contract,
  imports: Readonly<Record<string, readonly string[]>>,
): string {
  const needed = Object.entries(imports).flatMap(([module, taken]) => {
    const known = names[module] ?? {};
    return taken.includes('*') ? Object.values(known) : taken.flatMap((name) => known[name] ?? []);
  });
  const first = `${major(version)}.0.0`;
  return `^${needed.reduce((last, since) => (gt(since, last) ? since : last), first)}`;
}
