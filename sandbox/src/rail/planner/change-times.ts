import { kilometres } from '../../stays/distance';
import type { Station } from '../stations/station';

/** Minutes from one platform to another, by how large the station is. */
const CHANGES: readonly (readonly [weight: number, minutes: number])[] = [
  [70, 12],
  [65, 10],
  [58, 8],
  [0, 5],
];

export function changeMinutes({ weight }: Station): number {
  return CHANGES.find(([least]) => weight >= least)?.[1] ?? 5;
}

/** Farther apart nobody is sent across a town. */
const FARTHEST_KM = 14;

const between = (a: string, b: string, minutes: number): [string, number] => [
  [a, b].sort().join(' '),
  minutes,
];

/** Ways through a town that are known: by metro with its platforms, or a few minutes' walk. */
const KNOWN = new Map<string, number>([
  between('FR:paris-gare-du-nord', 'FR:paris-gare-de-lyon', 60),
  between('FR:paris-gare-du-nord', 'FR:paris-gare-de-lest', 25),
  between('FR:paris-gare-du-nord', 'FR:paris-montparnasse', 60),
  between('FR:paris-gare-du-nord', 'FR:paris-st-lazare', 40),
  between('FR:paris-gare-du-nord', 'FR:paris-austerlitz', 60),
  between('FR:paris-gare-de-lest', 'FR:paris-gare-de-lyon', 55),
  between('FR:paris-gare-de-lest', 'FR:paris-montparnasse', 60),
  between('FR:paris-gare-de-lyon', 'FR:paris-montparnasse', 60),
  between('FR:paris-gare-de-lyon', 'FR:paris-austerlitz', 30),
  between('FR:paris-gare-de-lyon', 'FR:paris-bercy-bourgogne-pays-dauvergne', 25),
  between('FR:lille-europe', 'FR:lille-flandres', 15),
  between('GB:london-st-pancras', 'GB:london-kings-cross', 15),
  between('GB:london-st-pancras', 'GB:london-euston', 25),
  between('GB:london-kings-cross', 'GB:london-euston', 25),
  between('GB:birmingham-new-street', 'GB:birmingham-moor-street', 20),
  between('GB:glasgow-central', 'GB:glasgow-queen-street', 20),
  between('ES:madrid-atocha', 'ES:madrid-chamartin-clara-campoamor', 45),
]);

/** Minutes from an arrival at one station of a town to a departure at another; nothing where one leads to no other. */
export function acrossTownMinutes(from: Station, to: Station): number | undefined {
  if (from.city.code !== to.city.code || from.code === to.code) return undefined;
  const known = KNOWN.get([from.code, to.code].sort().join(' '));
  if (known !== undefined) return known;
  const km = kilometres(from, to);
  return km > FARTHEST_KM ? undefined : Math.ceil((20 + km * 7) / 5) * 5;
}
