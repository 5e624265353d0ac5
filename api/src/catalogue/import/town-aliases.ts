import type { Town } from '../geonames/towns';
import type { Names } from '../records/records';
import { normalise } from '../text/normalise';

/** Population from which foreign-language names are aliases too. */
const WELL_KNOWN_TOWN = 100_000;

export function aliasesOf(town: Town, names: Names): string[] {
  const shown = new Set(Object.values(names).map(normalise));
  const latin =
    town.population >= WELL_KNOWN_TOWN
      ? town.alternateNames.filter((name) =>
          /^(?:\p{Lu}|'s|den |la |el )[\p{Script=Latin}\p{M}' .-]+$/u.test(name),
        )
      : [];
  const aliases = new Map<string, string>();
  for (const name of [town.name, ...latin]) {
    const plain = normalise(name);
    if (!shown.has(plain) && !aliases.has(plain)) aliases.set(plain, name);
  }
  return [...aliases.values()].slice(0, 60);
}
