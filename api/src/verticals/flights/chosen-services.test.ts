import type { SeatMap } from '@wayfare/api-contract';
import { Problem } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';
import type { SupplierOffer } from '../../ports/flight-offers';
import { anOffer } from '../../../test/builders/build-offer';
import { priceOffer } from './chosen-services';
import type { ChosenService } from './chosen-services';

const seat = (
  designator: string,
  ...services: readonly (readonly [id: string, passenger: string])[]
) => ({
  type: 'seat' as const,
  designator,
  name: null,
  disclosures: [],
  available_services: services.map(([id, passenger]) => ({
    id,
    passenger_id: passenger,
    total_amount: '12.50',
    total_currency: 'EUR' as const,
  })),
});

const mapOf = (
  segment: string,
  ...elements: SeatMap['cabins'][number]['rows'][number]['sections'][number]['elements']
): SeatMap => ({
  slice_id: 'sli_0',
  segment_id: segment,
  cabins: [
    {
      deck: 0,
      cabin_class: 'economy',
      aisles: 1,
      wings: null,
      rows: [{ sections: [{ elements }] }],
    },
  ],
});

const MAPS = [
  mapOf(
    'seg_1',
    seat('1A', ['1a-anne', 'pas_1'], ['1a-luc', 'pas_2']),
    seat('1B', ['1b-anne', 'pas_1']),
  ),
  mapOf('seg_2', seat('1A', ['2a-anne', 'pas_1'])),
];

interface Failing {
  readonly bags?: boolean;
  readonly seats?: boolean;
}

function shop(failing: Failing = {}) {
  const asked: string[] = [];
  const offered: SupplierOffer = anOffer({ bag: '32.00' });
  const calls: Pick<FlightSupplier, 'offer' | 'seatMaps'> = {
    async offer(_id, { bags }) {
      asked.push(bags ? 'offer with bags' : 'offer');
      if (bags && failing.bags === true) throw new Problem('BAGS_FAILED');
      return bags ? offered : { ...offered, bags: null };
    },
    async seatMaps() {
      asked.push('seats');
      if (failing.seats === true) throw new Problem('SEAT_MAPS_FAILED');
      return MAPS;
    },
  };
  return { calls, asked };
}

const one = (id: string, designator: string | null = null, quantity = 1): ChosenService => ({
  id,
  quantity,
  designator,
});
const price = (chosen: readonly ChosenService[], failing?: Failing) =>
  priceOffer(shop(failing).calls, 'off_1', chosen);

it.each<[string, readonly ChosenService[], readonly string[]]>([
  ['nothing', [], ['offer']],
  ['bags', [one('ase_1')], ['offer with bags']],
  ['seats', [one('1a-anne')], ['offer with bags', 'seats']],
])('asks for no more than it needs: %s', async (_what, chosen, asked) => {
  const { calls, asked: calls_ } = shop();
  await priceOffer(calls, 'off_1', chosen);
  expect(calls_).toEqual(asked);
});

it('FLT-36, FLT-37 takes what each costs from the supplier', async () => {
  const { services, offer } = await price([
    one('ase_1', null, 2),
    one('1b-anne', '1B'),
    one('2a-anne', '1A'),
  ]);
  expect(services).toEqual([
    {
      id: 'ase_1',
      type: 'baggage',
      quantity: 2,
      passenger_ids: ['pas_1'],
      segment_ids: ['seg_1'],
      total_amount: '64.00',
      bag: { type: 'checked', maximum_weight_kg: 23 },
      designator: null,
    },
    {
      id: '1b-anne',
      type: 'seat',
      quantity: 1,
      passenger_ids: ['pas_1'],
      segment_ids: ['seg_1'],
      total_amount: '12.50',
      bag: null,
      designator: '1B',
    },
    {
      id: '2a-anne',
      type: 'seat',
      quantity: 1,
      passenger_ids: ['pas_1'],
      segment_ids: ['seg_2'],
      total_amount: '12.50',
      bag: null,
      designator: '1A',
    },
  ]);
  expect(offer.bags).toBeNull();
});

it.each<[string, readonly ChosenService[], Failing, object]>([
  [
    'a service that is not for sale',
    [one('ase_9')],
    {},
    {
      problemCode: 'INVALID_REQUEST',
      statusCode: 422,
      field: 'services.0.id',
      text: 'flights.serviceUnknown',
    },
  ],
  [
    'a seat that is gone',
    [one('ase_1'), one('9a-anne', '9A')],
    {},
    {
      problemCode: 'SEAT_TAKEN',
      field: 'services.1',
      facts: { designator: '9A' },
      values: { designator: '9A' },
    },
  ],
  [
    'more bags than are sold',
    [one('ase_1', null, 3)],
    {},
    { statusCode: 422, field: 'services.0.quantity', text: 'flights.bagQuantity' },
  ],
  [
    'a seat twice as many',
    [one('1a-anne', '1A', 2)],
    {},
    { statusCode: 422, field: 'services.0.quantity' },
  ],
  [
    'one thing twice',
    [one('ase_1'), one('ase_1')],
    {},
    { statusCode: 422, field: 'services.1.id', text: 'flights.serviceTwice' },
  ],
  [
    'two seats for one',
    [one('1a-anne'), one('1b-anne')],
    {},
    { statusCode: 422, field: 'services.1.id', text: 'flights.seatTwice' },
  ],
  [
    'one seat for two',
    [one('1a-anne'), one('1a-luc')],
    {},
    { statusCode: 422, field: 'services.1.id', text: 'flights.seatTwice' },
  ],
  ['bags that fail', [one('ase_1')], { bags: true }, { problemCode: 'BAGS_FAILED' }],
  [
    'seat maps that fail',
    [one('1a-anne', '1A')],
    { seats: true },
    { problemCode: 'SEAT_MAPS_FAILED' },
  ],
])('refuses %s', async (_what, chosen, failing, problem) => {
  await expect(price(chosen, failing)).rejects.toMatchObject(problem);
});

it('FLT-44 sells seats although bags fail', async () => {
  expect((await price([one('1a-anne', '1A')], { bags: true })).services).toHaveLength(1);
});
