import { kilometres } from '../../stays/distance';
import type { Station } from '../stations/station';
import { landMass } from './land-mass';

export interface Edge {
  from: number;
  to: number;
  km: number;
}

/** A regional train's hop, and how many of a station's nearest are looked at. */
const LONGEST_KM = 90;
const NEAREST = 8;

interface Near {
  index: number;
  km: number;
}

/** Stations of the same side of the water and the same country. */
function regions(stations: readonly Station[]): number[][] {
  const groups = new Map<string, number[]>();
  stations.forEach((station, index) => {
    const key = `${station.country}/${landMass(station)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  });
  return [...groups.values()];
}

function nearestOf(stations: readonly Station[], index: number, group: readonly number[]): Near[] {
  const here = stations[index];
  if (here === undefined) return [];
  return group
    .flatMap((other): Near[] => {
      const there = stations[other];
      if (
        there === undefined ||
        other === index ||
        Math.abs(there.latitude - here.latitude) * 110 > LONGEST_KM
      )
        return [];
      const km = kilometres(here, there);
      return km <= LONGEST_KM ? [{ index: other, km }] : [];
    })
    .sort((a, b) => a.km - b.km || a.index - b.index)
    .slice(0, NEAREST);
}

/** Pairs of stations with no third one nearer to both: the tracks that a region has at least. */
export function neighbours(stations: readonly Station[]): Edge[] {
  const distance = (a: number, b: number): number => {
    const [from, to] = [stations[a], stations[b]];
    return from === undefined || to === undefined ? Infinity : kilometres(from, to);
  };
  return regions(stations).flatMap((group) =>
    group.flatMap((from) => {
      const near = nearestOf(stations, from, group);
      return near
        .filter(
          ({ index, km }, place) =>
            from < index &&
            near.slice(0, place).every((third) => distance(third.index, index) >= km),
        )
        .map(({ index, km }) => ({ from, to: index, km }));
    }),
  );
}

/** Which stations are connected. */
class Islands {
  private readonly parents: number[];

  constructor(count: number) {
    this.parents = Array.from({ length: count }, (_, index) => index);
  }

  find(index: number): number {
    let at = index;
    for (let up = this.parents[at] ?? at; up !== at; up = this.parents[at] ?? at) {
      this.parents[at] = this.parents[up] ?? up;
      at = up;
    }
    return at;
  }

  join(a: number, b: number): void {
    this.parents[this.find(a)] = this.find(b);
  }
}

function shortestOut(
  stations: readonly Station[],
  inside: readonly number[],
  islands: Islands,
): Edge | undefined {
  let best: Edge | undefined;
  for (const from of inside) {
    const here = stations[from];
    if (here === undefined) continue;
    const mass = landMass(here);
    const home = islands.find(from);
    stations.forEach((there, to) => {
      if (
        islands.find(to) === home ||
        Math.abs(there.latitude - here.latitude) * 110 > (best?.km ?? Infinity)
      )
        return;
      const km = kilometres(here, there);
      if (km < (best?.km ?? Infinity) && landMass(there) === mass) best = { from, to, km };
    });
  }
  return best;
}

/** The shortest hops that are still missing for every land mass to be one network. */
export function missingLinks(
  stations: readonly Station[],
  connected: readonly (readonly [number, number])[],
): Edge[] {
  const islands = new Islands(stations.length);
  for (const [a, b] of connected) islands.join(a, b);
  const links: Edge[] = [];
  for (;;) {
    const groups = new Map<number, number[]>();
    stations.forEach((_, index) => {
      const home = islands.find(index);
      const group = groups.get(home);
      if (group === undefined) groups.set(home, [index]);
      else group.push(index);
    });
    const smallFirst = [...groups.values()].sort((a, b) => a.length - b.length);
    const found = smallFirst
      .slice(0, -1)
      .map((inside) => shortestOut(stations, inside, islands))
      .find((edge) => edge !== undefined);
    if (found === undefined) return links;
    islands.join(found.from, found.to);
    links.push(found);
  }
}
