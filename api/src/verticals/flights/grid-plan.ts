import type { IsoDate } from '@wayfare/domain';
import { nightsBetween } from '@wayfare/domain';

export interface GridCell {
  readonly out: IsoDate;
  readonly back: IsoDate;
}

/** Priority: the chosen days first, then the nearest. */
function farness({ out, back }: GridCell, chosen: GridCell): number {
  const [days, nights] = [nightsBetween(chosen.out, out), nightsBetween(chosen.back, back)];
  const isOfChosen = days === 0 || nights === 0;
  return Math.abs(days) + Math.abs(nights) + (isOfChosen ? 0 : 1_000);
}

/** A spanning tree over outbound and return days: 13 searches inform all 7 x 7 cells. */
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
