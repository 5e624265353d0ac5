import { buildPassOffer, buildTrainPrices } from '@wayfare/testing';
import { groupPasses } from './pass-groups';

const pass = (
  id: string,
  travelClass: string,
  numberOfTravelDays: number | null,
  price = '100.00',
) =>
  buildPassOffer({
    id,
    travelClass: { code: travelClass },
    numberOfTravelDays,
    validityDuration: numberOfTravelDays === null ? 'P15D' : 'P1M',
    prices: buildTrainPrices(price),
  });

it('TRN-24 passes stand by class and kind, the fewest days first', () => {
  const offers = [
    pass('first', '1', 5),
    pass('ten', '2', 10),
    pass('days', '', null),
    pass('dear', '2', 5, '120.00'),
    pass('five', '2', 5),
  ];
  expect(
    groupPasses(offers).map(({ travelClass, kind, offers: own }) => [
      travelClass,
      kind,
      own.map(({ id }) => id),
    ]),
  ).toEqual([
    [2, 'flexible', ['five', 'dear', 'ten']],
    [2, 'continuous', ['days']],
    [1, 'flexible', ['first']],
  ]);
});

it('no passes are no groups', () => {
  expect(groupPasses([])).toEqual([]);
});
