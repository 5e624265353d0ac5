interface Seasonal {
  bestMonths: readonly number[];
}

export interface SeasonChoice<Entry> {
  /** the month that all of them are good in, from 1 for January; null when there are not enough of those */
  month: number | null;
  chosen: Entry[];
}

/** Places that are good to visit now. What is good in few months comes before what is good in many; others only fill up. */
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
