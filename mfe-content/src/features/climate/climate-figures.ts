import type { ClimateMonth, ClimateResult } from '@wayfare/api-contract';

export type ClimatePlace = ClimateResult['places'][number];

const MINUS = '\u2212';

/** With a real minus sign, which screen readers read as one. */
export const wholeNumber = (value: number): string => String(Math.round(value)).replace('-', MINUS);

interface Extreme {
  month: number;
  value: number;
}

export interface Extremes {
  warmest: Extreme;
  coldest: Extreme;
  wettest: Extreme;
}

function best(months: readonly ClimateMonth[], of: (month: ClimateMonth) => number): Extreme {
  const values = months.map(of);
  const value = Math.max(...values);
  return { month: values.indexOf(value) + 1, value };
}

/** Each with its first month. */
export function extremesOf(months: readonly ClimateMonth[]): Extremes {
  const coldest = best(months, ({ tMin }) => -tMin);
  return {
    warmest: best(months, ({ tMax }) => tMax),
    coldest: { ...coldest, value: -coldest.value },
    wettest: best(months, ({ rainMm }) => rainMm),
  };
}

/** The first place when the address names none. */
export function readPlace(query: URLSearchParams, places: readonly ClimatePlace[]): number {
  const asked = Number(query.get('place'));
  return Number.isInteger(asked) && asked >= 1 && asked <= places.length ? asked - 1 : 0;
}
