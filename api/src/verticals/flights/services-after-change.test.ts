import type { BoughtService } from '@wayfare/api-contract';
import { anOffer } from '../../../test/builders/build-offer';
import { flightLedger } from './flight-ledger';
import { carriedOver, servicesElsewhere, servicesOfSlice } from './services-after-change';

const BAG: BoughtService = {
  id: 'bag',
  type: 'baggage',
  quantity: 1,
  passenger_ids: ['pas_1'],
  segment_ids: ['old'],
  total_amount: '39.10',
  bag: { type: 'checked', maximum_weight_kg: 23 },
  designator: null,
};
const SEAT: BoughtService = {
  ...BAG,
  id: 'seat',
  type: 'seat',
  total_amount: '12.00',
  bag: null,
  designator: '10A',
};
const [ANY] = anOffer().slices;
const sliceOf = (...ids: readonly string[]) => {
  const [segment] = ANY?.segments ?? [];
  if (ANY === undefined || segment === undefined) throw new Error('an offer flies');
  return { ...ANY, segments: ids.map((id) => ({ ...segment, id })) };
};
const order = (
  change: {
    bags?: readonly { passengerIds: string[]; segmentIds: string[]; quantity: number }[];
    seats?: readonly { passengerId: string; segmentId: string; designator: string }[];
  } = {},
) => ({ slices: [], bags: [], seats: [], ...change });
const ids = (services: readonly BoughtService[]) => services.map(({ id }) => id);

it.each([
  ['nothing that the order says nothing of', order(), [], ['bag', 'seat']],
  [
    'a bag that the order has on the new flight',
    order({ bags: [{ passengerIds: ['pas_1'], segmentIds: ['new'], quantity: 1 }] }),
    ['bag'],
    ['seat'],
  ],
  [
    'no bag of somebody else',
    order({ bags: [{ passengerIds: ['pas_2'], segmentIds: ['new'], quantity: 1 }] }),
    [],
    ['bag', 'seat'],
  ],
  [
    'no bag of another flight',
    order({ bags: [{ passengerIds: ['pas_1'], segmentIds: ['back'], quantity: 1 }] }),
    [],
    ['bag', 'seat'],
  ],
  [
    'a seat, which may be another one',
    order({ seats: [{ passengerId: 'pas_1', segmentId: 'new', designator: '22C' }] }),
    ['seat'],
    ['bag'],
  ],
  [
    'no seat of somebody else',
    order({ seats: [{ passengerId: 'pas_2', segmentId: 'new', designator: '10A' }] }),
    [],
    ['bag', 'seat'],
  ],
])('a change takes along %s', (_, after, carried, lost) => {
  const outcome = carriedOver([BAG, SEAT], sliceOf('new'), after);
  expect({ carried: ids(outcome.carried), lost: ids(outcome.lost) }).toEqual({ carried, lost });
  for (const service of outcome.carried) expect(service.segment_ids).toEqual(['new']);
});

it('names a seat that went along as it is called on the new flight', () => {
  const { carried } = carriedOver(
    [SEAT],
    sliceOf('new'),
    order({ seats: [{ passengerId: 'pas_1', segmentId: 'new', designator: '22C' }] }),
  );
  expect(carried).toEqual([{ ...SEAT, segment_ids: ['new'], designator: '22C' }]);
});

it('parts a bag of both directions by its flights', () => {
  const both = { ...BAG, segment_ids: ['old', 'back'] };
  expect(servicesOfSlice([both, { ...SEAT, segment_ids: ['back'] }], sliceOf('old'))).toEqual([
    BAG,
  ]);
  expect(servicesElsewhere([both, SEAT], sliceOf('old'))).toEqual([
    { ...both, segment_ids: ['back'] },
  ]);
});

it('keeps what stayed behind in the price, in lines of its own that add up', () => {
  const cents = { base: 10_000, tax: 2_000, bags: 3_910, seats: 3_600, changes: 500 };
  const { lines, total } = flightLedger(cents, 'en', [BAG, SEAT]);
  expect(lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['', '100.00'],
    ['Taxes', '20.00'],
    ['Seats', '24.00'],
    ['Bags of a flight that was changed', '39.10'],
    ['Seats of a flight that was changed', '12.00'],
    ['Change of flight', '5.00'],
  ]);
  expect(total).toBe('200.10');
});
