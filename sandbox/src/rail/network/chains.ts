import type { Station } from '../stations/station';
import type { Edge } from './neighbours';

const MOST_STOPS = 8;
const LONGEST_KM = 220;
/** A train goes on where the track bends less than about 70 degrees. */
const LEAST_COSINE = 0.34;

interface Point {
  latitude: number;
  longitude: number;
}

function cosine(a: Point, b: Point, c: Point): number {
  const scale = Math.cos((b.latitude * Math.PI) / 180);
  const [x1, y1] = [(b.longitude - a.longitude) * scale, b.latitude - a.latitude];
  const [x2, y2] = [(c.longitude - b.longitude) * scale, c.latitude - b.latitude];
  return (x1 * x2 + y1 * y2) / Math.max(1e-9, Math.hypot(x1, y1) * Math.hypot(x2, y2));
}

function edgesByEnd(edges: readonly Edge[]): Map<number, Edge[]> {
  const ends = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const end of [edge.from, edge.to]) {
      const list = ends.get(end);
      if (list === undefined) ends.set(end, [edge]);
      else list.push(edge);
    }
  }
  return ends;
}

/** Tracks put together to lines that run on as straight as they can; every track is part of one. */
export function chains(stations: readonly Station[], edges: readonly Edge[]): number[][] {
  const ends = edgesByEnd(edges);
  const used = new Set<Edge>();

  const extend = (chain: number[], km: number): number => {
    let length = km;
    for (;;) {
      const [before, last] = [chain.at(-2), chain.at(-1)];
      const next =
        before === undefined || last === undefined ? undefined : straightest(before, last);
      if (
        next === undefined ||
        chain.length >= MOST_STOPS ||
        length + next.edge.km > LONGEST_KM ||
        chain.includes(next.to)
      )
        return length;
      used.add(next.edge);
      chain.push(next.to);
      length += next.edge.km;
    }
  };

  const straightest = (before: number, last: number): { edge: Edge; to: number } | undefined => {
    const [from, at] = [stations[before], stations[last]];
    if (from === undefined || at === undefined) return undefined;
    const ways = (ends.get(last) ?? []).flatMap((edge) => {
      const to = edge.from === last ? edge.to : edge.from;
      const there = stations[to];
      const bend = there === undefined ? -1 : cosine(from, at, there);
      return used.has(edge) || bend < LEAST_COSINE ? [] : [{ edge, to, bend }];
    });
    return ways.sort((a, b) => b.bend - a.bend)[0];
  };

  return edges.flatMap((edge) => {
    if (used.has(edge)) return [];
    used.add(edge);
    const chain = [edge.from, edge.to];
    const km = extend(chain, edge.km);
    chain.reverse();
    extend(chain, km);
    return [chain];
  });
}
