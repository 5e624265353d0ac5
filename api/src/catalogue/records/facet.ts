import type { HotelFacet } from '@wayfare/api-contract';

export interface Facet<Facts> {
  /** facts to one code below `codes` */
  readonly codeOf: (facts: Facts) => number;
  readonly codes: number;
  readonly has: (code: number, option: string) => boolean;
}

/** Exclusive options. */
export function oneOf<Facts>(
  options: readonly string[],
  valueOf: (facts: Facts) => string,
): Facet<Facts> {
  return {
    codes: options.length + 1,
    // one past the last: matches no option
    codeOf: (facts) =>
      (options.indexOf(valueOf(facts)) + options.length + 1) % (options.length + 1),
    has: (code, option) => options[code] === option,
  };
}

/** Cumulative options, such as 9, 8 and 7 out of ten. */
export function nested<Facts>(
  options: readonly string[],
  holds: (facts: Facts, option: string) => boolean,
): Facet<Facts> {
  return {
    codes: options.length + 1,
    codeOf: (facts) => options.filter((option) => holds(facts, option)).length,
    has: (code, option) => code >= options.length - options.indexOf(option),
  };
}

/** Independent options, a bit each. */
export function bits<Facts>(
  options: readonly string[],
  bitsOf: (facts: Facts) => number,
): Facet<Facts> {
  return {
    codes: 1 << options.length,
    codeOf: bitsOf,
    has: (code, option) => ((code >> options.indexOf(option)) & 1) === 1,
  };
}

type Choice = HotelFacet['choice'];

export function lets(
  has: (option: string) => boolean,
  chosen: readonly string[],
  choice: Choice,
): boolean {
  if (chosen.length === 0) return true;
  return choice === 'all' ? chosen.every(has) : chosen.some(has);
}

/** Counted on top of the choice where all options must hold. */
export function counts(
  has: (option: string) => boolean,
  option: string,
  { chosen, choice }: { readonly chosen: readonly string[]; readonly choice: Choice },
): boolean {
  return has(option) && (choice !== 'all' || chosen.every(has));
}

export function named(
  options: readonly string[],
  countOf: (option: string) => number,
): Record<string, number> {
  const all = options.map((option) => [option, countOf(option)] as const);
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}
