interface Seasonal {
  bestMonths: readonly number[];
}

export interface SeasonChoice<Entry> {
  /** the month shared by all of them, from 1 for January; null when too few share it */
  month: number | null;
  chosen: Entry[];
}

/** Places good in few months come first; others only fill up. */
export function chooseForMonth<Entry extends Seasonal>(
  entries: readonly Entry[],
  month: number,
  count: number,
): SeasonChoice<Entry> {
  const now = entries
    .filter(({ bestMonths }) => bestMonths.includes(month))
    .sort((a, b) => a.bestMonths.length - b.bestMonths.length);
  const others = entries.filter(({ bestMonths }) => !bestMonths.includes(month));
  return { month: now.length >= count ? month : null, chosen: [...now, ...others].slice(0, count) };
}
