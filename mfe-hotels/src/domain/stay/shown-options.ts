import type { StayOption } from '@wayfare/api-contract';

const KINDS_SHOWN = 3;
const LEAST_FOLDED = 2;

const kindOf = ({ rooms }: StayOption): string => rooms.map(({ code }) => code).join(' ');

/** With several rooms only each kind's first option and the chosen one stay open, to keep the page short on phones. */
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
