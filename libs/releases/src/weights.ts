import { WHOLE, type ReleaseSet } from './registry';
import { ReleaseError } from './release-error';

/** Throws WEIGHT for what is no share of the visitors. */
export function checkWeight(weight: number): void {
  if (!Number.isInteger(weight) || weight < 0 || weight > WHOLE)
    throw new ReleaseError(
      'WEIGHT',
      `a weight is a whole number from 0 to ${WHOLE}, not ${weight}`,
    );
}

/** The most visited other gets the rest; the one rolled out stays first, so visitors keep theirs. Throws WEIGHT. */
export function withWeight(
  set: ReleaseSet,
  vertical: string,
  version: string,
  weight: number,
): ReleaseSet {
  const before = set[vertical];
  const rest = before
    ?.filter((release) => release.version !== version)
    .sort((a, b) => b.weight - a.weight)[0];
  if (rest === undefined && weight === 0) {
    if (before === undefined) return set;
    throw new ReleaseError(
      'WEIGHT',
      `${vertical} has no other release for the visitors of ${version}`,
    );
  }
  if (weight === WHOLE || rest === undefined)
    return { ...set, [vertical]: [{ version, weight: WHOLE }] };
  const given = { version, weight };
  const others = { version: rest.version, weight: WHOLE - weight };
  const isOfRollout = before?.[0]?.version === rest.version && before[1]?.version === version;
  return { ...set, [vertical]: isOfRollout ? [others, given] : [given, others] };
}
