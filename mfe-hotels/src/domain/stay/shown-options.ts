import type { StayOption } from '@wayfare/api-contract';

/** So many kinds of room stand open for one room of several. */
const KINDS_SHOWN = 3;
/** Folding fewer away saves nobody anything. */
const LEAST_FOLDED = 2;

const kindOf = ({ rooms }: StayOption): string => rooms.map(({ code }) => code).join(' ');

/**
 * What stands open of the options of one room, and what is folded away below it: with several rooms the first option of
 * each kind, which is where a choice begins, and what is chosen; a page with all of them is longer than anybody scrolls on a phone.
 */
export function shownOptions(
  options: readonly StayOption[],
  chosen: StayOption | null = null,
): {
  open: readonly StayOption[];
  folded: readonly StayOption[];
} {
  const firsts = new Map<string, StayOption>();
  for (const option of options)
    if (!firsts.has(kindOf(option)) && firsts.size < KINDS_SHOWN)
      firsts.set(kindOf(option), option);
  const shown: readonly (StayOption | null)[] = [...firsts.values(), chosen];
  const open = options.filter((option) => shown.includes(option));
  const folded = options.filter((option) => !shown.includes(option));
  return folded.length < LEAST_FOLDED ? { open: options, folded: [] } : { open, folded };
}
