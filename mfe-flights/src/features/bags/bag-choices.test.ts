import type { BagService } from '@wayfare/api-contract';
import {
  buildConnectingSlice,
  buildFlightOffer,
  buildFlightSegment,
  buildFlightSlice,
} from '@wayfare/testing';
import type { KnownLimits } from '../../domain/fare/bag-text';
import { bagEvent, bagItem } from './bag-analytics';
import { bagDirections } from './bag-choices';

const OFFER = buildFlightOffer();
const [BAG] = OFFER.available_services ?? [];
if (BAG === undefined) throw new Error('no bag');

describe('bags of a traveller', () => {
  it('FLT-33 stand by direction, what is included and what is sold', () => {
    const directions = bagDirections(OFFER, 'pas_1');
    expect(directions.map(({ slices }) => slices.map(({ id }) => id))).toEqual([
      ['sli_1'],
      ['sli_2'],
    ]);
    expect(directions[0]?.included).toEqual([
      { type: 'carry_on', quantity: 1 },
      { type: 'checked', quantity: 1 },
    ]);
    expect(directions.map(({ extras }) => extras.map(({ id }) => id))).toEqual([
      ['ase_bag_sli_1_pas_1'],
      ['ase_bag_sli_2_pas_1'],
    ]);
    expect(bagDirections(OFFER, 'pas_4').map(({ included, extras }) => [included, extras])).toEqual(
      [
        [[], []],
        [[], []],
      ],
    );
  });

  it('FLT-33 are included only as far as every flight of the direction includes them', () => {
    const light = buildFlightSegment({
      id: 'seg_3',
      passengers: [
        {
          passenger_id: 'pas_1',
          cabin_class: 'economy',
          baggages: [{ type: 'carry_on', quantity: 1 }],
        },
      ],
    });
    const offer = buildFlightOffer({
      slices: [
        buildFlightSlice(),
        buildConnectingSlice({ segments: [buildFlightSegment({ id: 'seg_2' }), light] }),
      ],
    });
    expect(bagDirections(offer, 'pas_1')[1]?.included).toEqual([{ type: 'carry_on', quantity: 1 }]);
  });

  it.each<[string, KnownLimits[], KnownLimits]>([
    [
      'the tightest of its flights',
      [{ maximum_weight_kg: 23 }, { maximum_weight_kg: 20 }],
      { maximum_weight_kg: 20 },
    ],
    ['open where one flight leaves it open', [{ maximum_weight_kg: 23 }, {}], {}],
    ['open where nobody says', [{}, { maximum_weight_kg: null }], {}],
  ])('FLT-33 the limit of an included bag is %s', (_case, limits, expected) => {
    const flights = limits.map((limit, index) =>
      buildFlightSegment({
        id: `seg_${index}`,
        passengers: [
          {
            passenger_id: 'pas_1',
            cabin_class: 'economy',
            baggages: [{ type: 'checked', quantity: 1, ...limit }],
          },
        ],
      }),
    );
    const offer = buildFlightOffer({ slices: [buildConnectingSlice({ segments: flights })] });
    expect(bagDirections(offer, 'pas_1')[0]?.included).toEqual([
      { type: 'checked', quantity: 1, ...expected },
    ]);
  });

  it('are sold for several directions at once where the airline does so', () => {
    const both: BagService = { ...BAG, id: 'both', segment_ids: ['seg_1', 'seg_2', 'seg_3'] };
    const last = bagDirections(buildFlightOffer({ available_services: [both] }), 'pas_1').at(-1);
    expect(last?.slices.map(({ id }) => id)).toEqual(['sli_1', 'sli_2']);
    expect(last?.extras).toEqual([both]);
  });
});

describe('FLT-34 bags for the tag manager', () => {
  const ITEM = {
    item_id: BAG.id,
    item_name: 'checked bag',
    item_brand: 'up to 23 kg',
    item_variant: '43x75x90 cm',
    quantity: 1,
    item_category: 'Flight',
    price: 32,
    discount: 0,
    index: 0,
  };

  it.each<[string, Partial<BagService['metadata']>, object]>([
    ['a checked bag', {}, ITEM],
    [
      'a cabin bag',
      { type: 'carry_on', maximum_weight_kg: 8 },
      { ...ITEM, item_name: 'carry_on bag', item_brand: 'up to 8 kg' },
    ],
    [
      'a backpack of any weight and size',
      { type: 'backpack', maximum_weight_kg: null, maximum_depth_cm: null },
      { ...ITEM, item_name: 'backpack bag', item_brand: '', item_variant: '' },
    ],
  ])('%s', (_, metadata, item) => {
    expect(bagItem({ ...BAG, metadata: { ...BAG.metadata, ...metadata } }, 1, 0)).toEqual(item);
  });

  it.each<[string, number, object | null]>([
    [
      'added',
      2,
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'EUR', value: 64, items: [{ ...ITEM, quantity: 2 }] },
      },
    ],
    [
      'taken out',
      -1,
      { event: 'remove_from_cart', ecommerce: { currency: 'EUR', value: 32, items: [ITEM] } },
    ],
    ['left as they are', 0, null],
  ])('CON-06 are told when they are %s', (_, by, event) => {
    expect(bagEvent(BAG, by, 0)).toEqual(event);
  });
});
