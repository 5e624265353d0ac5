import { flightOffer, seatMaps, type SeatMap } from '@wayfare/api-contract';
import { buildSeatMap, fakeWire, hangingAnswer, renderRoute } from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { keptFlight } from './party';
import { cabinPlan, seatPlan } from './seat-plan';
import { airline, at } from './wizard-answers';

type Maps = SeatMap[] | Response | ReturnType<typeof hangingAnswer>;

export const FIRST = buildSeatMap();
export const SECOND = {
  ...seatPlan(
    cabinPlan(
      ['1 AC DF', '2 AC DF'],
      {},
      { buyers: () => ['pas_1', 'pas_2', 'pas_3'], amount: () => '0.00' },
    ),
  ),
  slice_id: 'sli_2',
  segment_id: 'seg_2',
};
export const SEATS = '/seatmap';

export function open(maps: Maps | (() => Maps) = [FIRST, SECOND], path = at(SEATS)) {
  const answer = () => {
    const now = typeof maps === 'function' ? maps() : maps;
    return Array.isArray(now) ? { seat_maps: now } : now;
  };
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [flightOffer('off_1'), airline().first],
      [seatMaps(), answer],
    ]),
  });
}
export const who = (name: RegExp) => screen.getByRole('radio', { name });
export const keptSeats = () =>
  keptFlight().seats.map(
    ({ designator, passenger_ids: [passenger], segment_ids: [segment] }) =>
      `${designator} ${passenger} ${segment}`,
  );
