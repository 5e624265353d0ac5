import { buildFlightOffer, buildFlightSegment } from '@wayfare/testing';
import { oneWayOffer, pageOf } from '../../testing/offers';
import { itinerariesOf, stopsOf, withFares } from './itineraries';

const light = oneWayOffer({ id: 'light', flights: 'a', price: '99.00', hasCheckedBag: false });
const standard = oneWayOffer({ id: 'standard', flights: 'a', price: '129.00' });
const other = oneWayOffer({ id: 'other', flights: 'b', price: '110.00', stops: 1, minutes: 300 });

describe('offers as itineraries', () => {
  it('are one card for the same flights, with their fares from the cheapest on, whichever page they came on', () => {
    const list = itinerariesOf([pageOf([standard, other]), pageOf([light])]);
    expect(
      list.map(({ key, fares }) => [key, fares.map(({ offer, cents }) => [offer.id, cents])]),
    ).toEqual([
      [
        'a',
        [
          ['light', 9900],
          ['standard', 12900],
        ],
      ],
      ['b', [['other', 11000]]],
    ]);
    expect(list[1]).toMatchObject({
      stops: 1,
      minutes: 300,
      airlines: ['KL'],
      emissions: 100,
      slices: [{ departs: 540, arrives: 840 }],
    });
  });

  it('count an offer once that comes on two pages', () => {
    expect(itinerariesOf([pageOf([light]), pageOf([light, standard])])[0]?.fares).toHaveLength(2);
  });

  it('stay the same object while their fares do, so that no card is drawn for nothing', () => {
    const first = pageOf([standard, other]);
    const [before, after] = [itinerariesOf([first]), itinerariesOf([first, pageOf([light])])];
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
    expect(itinerariesOf([first, pageOf([light])])[0]?.fares[0]).toBe(after[0]?.fares[0]);
  });

  it('keep the fares that pass, and are nothing without one', () => {
    const [both] = itinerariesOf([pageOf([light, standard])]);
    if (both === undefined) throw new Error('no itinerary');
    expect(withFares(both, () => true)).toBe(both);
    expect(
      withFares(both, ({ bags }) => bags.checked > 0)?.fares.map(({ offer }) => offer.id),
    ).toEqual(['standard']);
    expect(withFares(both, () => false)).toBeNull();
  });

  it('say only what everybody with a seat may bring on every flight', () => {
    const segment = buildFlightSegment();
    const [adult, ...rest] = segment.passengers;
    if (adult === undefined) throw new Error('no passenger');
    const generous = {
      ...adult,
      baggages: [...adult.baggages, { type: 'backpack' as const, quantity: 1 }],
    };
    const offer = buildFlightOffer();
    const slices = offer.slices.map((slice) => ({
      ...slice,
      segments: [{ ...segment, passengers: [generous, ...rest] }],
    }));
    for (const each of [offer, { ...offer, slices }]) {
      expect(itinerariesOf([pageOf([each])])[0]?.fares[0].bags).toEqual({
        carry_on: 1,
        checked: 1,
        backpack: 0,
      });
    }
  });

  it('count a landing without a change of plane as a stop', () => {
    expect(
      stopsOf({
        segments: [
          buildFlightSegment({ stops: [{ airport: 'CDG', duration: 'PT45M' }] }),
          buildFlightSegment(),
        ],
      }),
    ).toBe(2);
  });

  it.each([
    ['98.4', 98.4],
    [null, null],
    ['', null],
    ['unknown', null],
  ])('with emissions of %j emit %j', (kilograms, expected) => {
    expect(itinerariesOf([pageOf([oneWayOffer({ id: 'x', kilograms })])])[0]?.emissions).toBe(
      expected,
    );
  });
});
