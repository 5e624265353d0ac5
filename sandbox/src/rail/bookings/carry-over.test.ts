import { pricesOf } from '../wire/money';
import { carriedCents, carryServices, wireCarried, wishesAfter } from './carry-over';
import { soldTickets } from './testing/sold-items';

const bag = (fareOfferId: string, count = 1) => ({
  serviceOfferId: `bag.${fareOfferId}`,
  serviceId: 'EXTRA_BAG',
  fareOfferId,
  count,
  cents: count * 1_200,
});
const offer = (
  services: readonly {
    id: string;
    serviceId?: string;
    fare: string;
    maximum?: number;
    cents?: number;
  }[],
) => ({
  fareOffers: ['t1', 't2'].map((travelerId) => ({
    id: `new.${travelerId}`,
    travelerId,
    segmentIds: ['new'],
    fares: [{ productCode: 'NEW' }],
    prices: pricesOf(9_000),
  })),
  serviceOffers: services.map(
    ({ id, serviceId = 'EXTRA_BAG', fare, maximum = 2, cents = 1_200 }) => ({
      id,
      serviceId,
      fareOfferIds: [fare],
      maximum,
      prices: pricesOf(cents),
    }),
  ),
});

describe('extras of a leg that is exchanged', () => {
  const item = {
    ...soldTickets({
      legs: [
        [10_000, 10_000],
        [8_000, 8_000],
      ],
    }),
    services: [bag('f0.t1', 2), bag('f1.t1')],
  };

  test.each([
    [
      'has the same for the same traveller',
      offer([
        { id: 'a', fare: 'new.t2' },
        { id: 'b', fare: 'new.t1' },
      ]),
      'b',
      2_400,
    ],
    ['has it at another price', offer([{ id: 'b', fare: 'new.t1', cents: 1_500 }]), 'b', 3_000],
    ['has it for somebody else', offer([{ id: 'a', fare: 'new.t2' }]), undefined, 0],
    ['has another extra', offer([{ id: 'b', fare: 'new.t1', serviceId: 'MEAL' }]), undefined, 0],
    ['has fewer of it', offer([{ id: 'b', fare: 'new.t1', maximum: 1 }]), undefined, 0],
    ['has none', offer([]), undefined, 0],
  ])('where the new train %s', (_title, found, serviceOfferId, cents) => {
    const carried = carryServices(item, 'leg-1', found);
    expect(
      carried.map(({ travelerId, legId, is }) => [travelerId, legId, is?.serviceOfferId]),
    ).toEqual([['t1', 'leg-1', serviceOfferId]]);
    expect(carriedCents(carried)).toBe(cents);
    expect(wireCarried(item, carried, 'en')).toMatchObject([
      {
        label: 'Extra bag',
        count: 2,
        outcome: cents > 0 ? 'KEPT' : 'REFUNDED',
        prices: pricesOf(2_400),
        newPrices: pricesOf(cents),
      },
    ]);
  });

  test('one offer of the new train stands for one extra of the old ones', () => {
    const twice = {
      ...item,
      services: [bag('f0.t1'), { ...bag('f0.t1'), serviceOfferId: 'other' }],
    };
    expect(
      carryServices(twice, 'leg-1', offer([{ id: 'b', fare: 'new.t1' }])).map(
        ({ is }) => is?.serviceOfferId,
      ),
    ).toEqual(['b', undefined]);
  });

  test('wishes stay where some train asks for them', () => {
    const [sold] = item.offers;
    if (sold === undefined) throw new Error('no offer');
    const asking = {
      ...sold,
      en: { ...sold.en, offer: { ...sold.en.offer, preferenceGroups: ['TABLE' as const] } },
    };
    const wishes = wishesAfter(
      {
        ...item,
        preferences: [
          { group: 'TABLE', option: 'WITH_TABLE' },
          { group: 'DIRECTION', option: 'FORWARD' },
        ],
      },
      [asking],
    );
    expect(wishes.map(({ group, outcome }) => [group, outcome])).toEqual([
      ['TABLE', 'KEPT'],
      ['DIRECTION', 'LOST'],
    ]);
  });
});
