import type { GridCell } from './grid-plan';
import type { AirlineFares } from './lowest-fares';

export interface PricedCell extends GridCell {
  readonly fares: AirlineFares;
}

interface Edge extends GridCell {
  readonly cents: number;
}

/** Connected component of an airline's day prices, known up to a constant. */
interface Parts {
  readonly out: ReadonlyMap<string, number>;
  readonly back: ReadonlyMap<string, number>;
}

/** Takes the component of the first price; the rest is returned. */
function partsOf(edges: readonly Edge[]): { parts: Parts; rest: Edge[] } {
  const [out, back] = [new Map<string, number>(), new Map<string, number>()];
  let rest = [...edges];
  const [first] = rest;
  if (first !== undefined) out.set(first.out, 0);
  for (let left = Infinity; rest.length < left;) {
    left = rest.length;
    rest = rest.filter((edge) => {
      const [there, home] = [out.get(edge.out), back.get(edge.back)];
      if (there !== undefined) back.set(edge.back, edge.cents - there);
      else if (home !== undefined) out.set(edge.out, edge.cents - home);
      else return true;
      return false;
    });
  }
  return { parts: { out, back }, rest };
}

function allParts(edges: readonly Edge[]): Parts[] {
  if (edges.length === 0) return [];
  const { parts, rest } = partsOf(edges);
  return [parts, ...allParts(rest)];
}

/** Cents by day out plus day back, as an airline's other prices tell them apart; null where none reach both days. */
export function gridEstimates(priced: readonly PricedCell[]): (cell: GridCell) => number | null {
  const byAirline = new Map<string, Edge[]>();
  for (const { out, back, fares } of priced)
    for (const [airline, { amount }] of fares)
      byAirline.set(airline, [...(byAirline.get(airline) ?? []), { out, back, cents: amount }]);
  const parts = [...byAirline.values()].flatMap(allParts);
  return ({ out, back }) => {
    const sums = parts.flatMap((part) => {
      const [there, home] = [part.out.get(out), part.back.get(back)];
      return there === undefined || home === undefined || there + home <= 0 ? [] : [there + home];
    });
    return sums.length === 0 ? null : Math.min(...sums);
  };
}
