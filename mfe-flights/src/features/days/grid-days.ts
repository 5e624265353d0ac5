import { daysNear, type IsoDate } from '@wayfare/domain';
import { canSearch, departureOf, type FlightSearch } from './days-around';

export interface DayPair {
  out: IsoDate;
  back: IsoDate;
}

export const onDays = (search: FlightSearch, { out, back }: DayPair): FlightSearch => ({
  ...search,
  slices: search.slices.map((slice, index) =>
    index === 0 ? { ...slice, departureDate: out } : slice,
  ),
  returnDate: back,
});

export const pairOf = (search: FlightSearch): DayPair => ({
  out: departureOf(search),
  back: search.returnDate,
});

/** Days round those of a return journey; a day that pairs with no other is left out. */
export function gridDays(
  search: FlightSearch,
  today: IsoDate,
): { out: IsoDate[]; back: IsoDate[] } {
  const chosen = pairOf(search);
  const any = () => true;
  const [out, back] = [daysNear(chosen.out, any), daysNear(chosen.back, any)];
  const fit = (pair: DayPair) => canSearch(onDays(search, pair), today);
  return {
    out: out.filter((day) => back.some((home) => fit({ out: day, back: home }))),
    back: back.filter((home) => out.some((day) => fit({ out: day, back: home }))),
  };
}
