import type { IsoDate } from '@wayfare/domain';
import { nightsBetween } from '@wayfare/domain';

/** A way out on one day with a way back on another. */
export interface GridCell {
  readonly out: IsoDate;
  readonly back: IsoDate;
}

/** How much one wants to have asked for a cell itself: those of the chosen days first, then what lies nearest to them. */
function farness({ out, back }: GridCell, chosen: GridCell): number {
  const [days, nights] = [nightsBetween(chosen.out, out), nightsBetween(chosen.back, back)];
  const isOfChosen = days === 0 || nights === 0;
  return Math.abs(days) + Math.abs(nights) + (isOfChosen ? 0 : 1_000);
}

/**
 * The fewest cells that tell something about all of them: each day out and each day back hangs together with the others by
 * cells that are asked for (a spanning tree), so that of 7 times 7 days 13 are enough.
 */
export function askedCells(cells: readonly GridCell[], chosen: GridCell): GridCell[] {
  const groups = new Map<string, string>();
  const groupOf = (day: string): string => {
    const above = groups.get(day);
    return above === undefined ? day : groupOf(above);
  };
  return [...cells]
    .sort((a, b) => farness(a, chosen) - farness(b, chosen))
    .filter(({ out, back }) => {
      const [one, other] = [groupOf(`out ${out}`), groupOf(`back ${back}`)];
      if (one === other) return false;
      groups.set(other, one);
      return true;
    });
}
