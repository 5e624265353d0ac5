import type { ToldEntry } from './told-booking';
import { isNear } from './trip-place';

type Dated = Pick<ToldEntry, 'form' | 'start' | 'end'>;

const dayOf = (local: string) => local.slice(0, 10);

/** A house opens at three, but its guest may land at nine. */
function beginsAt(entry: Dated, all: readonly Dated[]): string {
  if (entry.form === 'ride') return entry.start.local;
  const arrivals = all
    .filter(
      ({ form, end }) =>
        form === 'ride' &&
        dayOf(end.local) === dayOf(entry.start.local) &&
        isNear(end.place, entry.start.place),
    )
    .map(({ end }) => end.local);
  return [entry.start.local, ...arrivals].reduce((a, b) => (b > a ? b : a));
}

/** By time; rides before stays that begin alike. */
export function inOrder<Kind>(list: readonly Kind[], entryOf: (one: Kind) => Dated): Kind[] {
  const all = list.map(entryOf);
  const keyed = list.map((one) => {
    const entry = entryOf(one);
    return { one, key: `${beginsAt(entry, all)} ${entry.form === 'ride' ? 0 : 1}` };
  });
  return keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ one }) => one);
}
