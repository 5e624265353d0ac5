import type { GridCell } from './grid-plan';
import type { AirlineFares } from './lowest-fares';

/** What the airlines ask for a cell. */
export interface PricedCell extends GridCell {
  readonly fares: AirlineFares;
}

interface Edge extends GridCell {
  readonly cents: number;
}

/** The parts of one airline's prices that hang together: what each day out and each day back adds, but for a constant that is the same for all. */
interface Parts {
  readonly out: ReadonlyMap<string, number>;
  readonly back: ReadonlyMap<string, number>;
}

/** Takes the parts that hang together with the first price; the others are left. */
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

/**
 * What a journey costs that was not asked for, in cents, from those that were: an airline prices each direction by itself
 * (half a return fare), so its price for two days is that of the day out and that of the day back, as its prices for other
 * days tell them apart. Null where no airline has prices that reach both days.
 */
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
