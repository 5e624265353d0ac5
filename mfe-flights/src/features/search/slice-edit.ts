import { FLIGHT_LIMITS } from '@wayfare/api-contract';
import {
  firstSlice,
  NO_PLACE,
  type FlightSearch,
  type SliceDraft,
  type Trip,
} from '../../domain/search/criteria';

const changed = (slices: readonly SliceDraft[], index: number, part: Partial<SliceDraft>) =>
  slices.map((slice, at) => (at === index ? { ...slice, ...part } : slice));

export const changeSlice = (
  { slices }: FlightSearch,
  index: number,
  part: Partial<SliceDraft>,
): Partial<FlightSearch> => ({ slices: changed(slices, index, part) });

export function swapSlice({ slices }: FlightSearch, index: number): Partial<FlightSearch> {
  const { from, to } = slices[index] ?? firstSlice({ slices });
  return { slices: changed(slices, index, { from: to, to: from }) };
}

/** The next flight starts where the last one landed. */
export function addSlice({ slices }: FlightSearch): Partial<FlightSearch> {
  if (slices.length >= FLIGHT_LIMITS.slices) return {};
  return {
    slices: [...slices, { from: slices.at(-1)?.to ?? NO_PLACE, to: NO_PLACE, departureDate: '' }],
  };
}

/** Two flights remain: the minimum for several cities. */
export const removeSlice = ({ slices }: FlightSearch, index: number): Partial<FlightSearch> => ({
  slices: slices.length <= 2 ? slices : slices.filter((_, at) => at !== index),
});

/** Keeps what was filled in: a return becomes two flights. */
export function changeTrip(search: FlightSearch, trip: Trip): Partial<FlightSearch> {
  const { from, to } = firstSlice(search);
  if (trip !== 'multi' || search.slices.length > 1) return { trip };
  return {
    trip,
    slices: [
      ...search.slices,
      {
        from: to,
        to: search.trip === 'return' ? from : NO_PLACE,
        departureDate: search.trip === 'return' ? search.returnDate : '',
      },
    ],
  };
}
