import { buildSeatMap } from '@wayfare/testing';
import { cabinPlan, seatPlan } from '../../testing/seat-plan';
import {
  checkSeats,
  chooseSeat,
  isForSale,
  nextWithoutSeat,
  ownersOn,
  removeSeat,
} from './seat-choice';
import { decksOf } from './seat-model';

const [DECK] = decksOf(buildSeatMap());
const owner = (passengerId: string, segmentId = 'seg_1') => ({ passengerId, segmentId });

function seat(designator: string) {
  const found = DECK?.seats.get(designator);
  if (found === undefined) throw new Error(`no seat ${designator}`);
  return found;
}

const SEAT_13A = chooseSeat([], owner('pas_1'), seat('13A'));

describe('choosing seats', () => {
  it('FLT-36 keeps the service of its owner, at its price', () => {
    expect(SEAT_13A).toEqual([
      {
        id: 'ase_seat_13A_pas_1',
        type: 'seat',
        quantity: 1,
        passenger_ids: ['pas_1'],
        segment_ids: ['seg_1'],
        amount: '11.00',
        bag: null,
        designator: '13A',
      },
    ]);
  });

  it('gives one seat to each traveller on each flight', () => {
    const moved = chooseSeat(SEAT_13A, owner('pas_1'), seat('13B'));
    expect(moved.map(({ designator }) => designator)).toEqual(['13B']);
    const both = chooseSeat(moved, owner('pas_1', 'seg_2'), seat('13B'));
    expect(both.map(({ segment_ids: segments }) => segments)).toEqual([['seg_1'], ['seg_2']]);
    expect(ownersOn(both, 'seg_2')).toEqual(new Map([['13B', 'pas_1']]));
    expect(removeSeat(both, owner('pas_1'))).toEqual([
      expect.objectContaining({ segment_ids: ['seg_2'] }),
    ]);
  });

  it.each([
    ['taken', 'pas_1', '11B'],
    ['at an exit for a child', 'pas_3', '12A'],
    ['for an infant', 'pas_4', '13B'],
  ])('changes nothing for a seat that is not for sale: %s', (_, passenger, designator) => {
    expect(chooseSeat(SEAT_13A, owner(passenger), seat(designator))).toEqual(SEAT_13A);
  });

  it.each([
    [['pas_1', 'pas_2', 'pas_3'], 'pas_1', [], 'pas_2'],
    [['pas_1', 'pas_2', 'pas_3'], 'pas_3', [], 'pas_1'],
    [['pas_1', 'pas_2', 'pas_3'], 'pas_3', ['pas_1'], 'pas_2'],
    [['pas_1', 'pas_2'], 'pas_2', ['pas_1', 'pas_2'], null],
    [['pas_1', 'pas_2'], '', ['pas_1'], 'pas_2'],
  ])('of %j goes on after %s, when %j have seats, with %s', (ids, after, seated, next) => {
    const chosen = seated.flatMap((id, index) =>
      chooseSeat([], owner(id), seat(`13${'ABC'.charAt(index)}`)),
    );
    expect(nextWithoutSeat(ids, chosen, owner(after))).toBe(next);
  });
});

describe('seats that were chosen before', () => {
  const map = (buyers: string[], amount = '11.00') =>
    seatPlan(cabinPlan(['13 ABC DEF'], {}, { buyers: () => buyers, amount: () => amount }));

  it('take the ids of the new map', () => {
    expect(checkSeats(SEAT_13A, [map(['pas_1'])])).toEqual({
      seats: [expect.objectContaining({ id: '13A_pas_1', amount: '11.00' })],
      lost: [],
      repriced: [],
    });
  });

  it('are named when somebody else has taken them, when they are not for their owner any more, or cost something else', () => {
    expect(checkSeats(SEAT_13A, [map([])])).toEqual({ seats: [], lost: SEAT_13A, repriced: [] });
    expect(checkSeats(SEAT_13A, [map(['pas_2'])])).toEqual({
      seats: [],
      lost: SEAT_13A,
      repriced: [],
    });
    expect(checkSeats(SEAT_13A, [map(['pas_1'], '12.50')]).repriced).toEqual([
      expect.objectContaining({ designator: '13A', amount: '12.50' }),
    ]);
  });

  it('stay where there is no map to judge them by', () => {
    expect(checkSeats(SEAT_13A, [])).toEqual({ seats: SEAT_13A, lost: [], repriced: [] });
  });

  it('are for sale on a flight as long as anybody can have one', () => {
    expect(isForSale(map(['pas_2']))).toBe(true);
    expect(isForSale(map([]))).toBe(false);
  });
});
