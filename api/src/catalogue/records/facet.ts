import type { HotelFacet } from '@wayfare/api-contract';

/** How something is filtered by one row of the contract's table. */
export interface Facet<Facts> {
  /** what its facts say to all options together, as a number below `codes` */
  readonly codeOf: (facts: Facts) => number;
  readonly codes: number;
  readonly has: (code: number, option: string) => boolean;
}

/** One of a list, each an option of its own. */
export function oneOf<Facts>(
  options: readonly string[],
  valueOf: (facts: Facts) => string,
): Facet<Facts> {
  return {
    codes: options.length + 1,
    // behind the last: what no option asks for
    codeOf: (facts) =>
      (options.indexOf(valueOf(facts)) + options.length + 1) % (options.length + 1),
    has: (code, option) => options[code] === option,
  };
}

/** Options of which each needs more than the next, such as 9, 8 and 7 out of ten. */
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

/** Options that have nothing to do with each other: a bit for each. */
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

/** Whether what is chosen lets it through; nothing chosen lets all through. */
export function lets(
  has: (option: string) => boolean,
  chosen: readonly string[],
  choice: Choice,
): boolean {
  if (chosen.length === 0) return true;
  return choice === 'all' ? chosen.every(has) : chosen.some(has);
}

/** Whether it counts for an option: where all have to hold, beside those that are chosen. */
export function counts(
  has: (option: string) => boolean,
  option: string,
  { chosen, choice }: { readonly chosen: readonly string[]; readonly choice: Choice },
): boolean {
  return has(option) && (choice !== 'all' || chosen.every(has));
}

/** The counts of some options, those of nothing left out. */
export function named(
  options: readonly string[],
  countOf: (option: string) => number,
): Record<string, number> {
  const all = options.map((option) => [option, countOf(option)] as const);
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}
