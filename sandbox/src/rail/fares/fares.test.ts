import type { Flexibility } from '../wire/codes';
import type { Ride } from '../planner/journey';
import {
  EUROSTAR,
  everyKindOfTrain,
  ICE,
  INTERCITY,
  LOCAL,
  NIGHTJET,
  NOW,
  OUIGO,
  ride,
  TGV,
} from '../testing/trains';
import { fareMatrix } from './fare-matrix';
import { mainPortion } from './portions';
import { wireProduct } from './products';
import { seatsLeft } from './demand';
import { portions, portion } from '../testing/priced-rides';

/** `STANDARD:NON_FLEX SEMI_FLEX | COMFORT:…` */
function matrix(rides: Ride[], isReturn = false): string {
  const choices = fareMatrix(portions(...rides), isReturn);
  const comforts = [...new Set(choices.map(({ comfort }) => comfort))];
  return comforts
    .map(
      (comfort) =>
        `${comfort}: ${choices
          .filter((choice) => choice.comfort === comfort)
          .map(({ flexibility }) => flexibility)
          .join(' ')}`,
    )
    .join(' | ');
}

describe('what is sold', () => {
  test.each<[string, Ride[], boolean, string]>([
    [
      'three comforts on Eurostar',
      [EUROSTAR],
      false,
      'STANDARD: NON_FLEX SEMI_FLEX FULL_FLEX | COMFORT: NON_FLEX SEMI_FLEX FULL_FLEX | PREMIER: NON_FLEX SEMI_FLEX FULL_FLEX',
    ],
    [
      'return fares where a way back is searched for',
      [ICE],
      true,
      'STANDARD: NON_FLEX RETURN SEMI_FLEX FULL_FLEX | COMFORT: NON_FLEX RETURN SEMI_FLEX FULL_FLEX',
    ],
    ['one open fare on a local train', [LOCAL], true, 'STANDARD: FULL_FLEX'],
    [
      'two classes with one fare each on the Intercity',
      [INTERCITY],
      true,
      'STANDARD: FULL_FLEX | COMFORT: FULL_FLEX',
    ],
    ['one fare on OUIGO', [OUIGO], true, 'STANDARD: NON_FLEX'],
    [
      'seats, couchettes and sleepers at night',
      [NIGHTJET],
      true,
      'SEAT: NON_FLEX SEMI_FLEX FULL_FLEX | COUCHETTE: NON_FLEX SEMI_FLEX FULL_FLEX | SLEEPER: NON_FLEX SEMI_FLEX FULL_FLEX',
    ],
    [
      'the comforts of the night train after a day train',
      [ICE, NIGHTJET],
      true,
      'SEAT: NON_FLEX SEMI_FLEX FULL_FLEX | COUCHETTE: NON_FLEX SEMI_FLEX FULL_FLEX | SLEEPER: NON_FLEX SEMI_FLEX FULL_FLEX',
    ],
    [
      'no flexibility that a train on the way does not have',
      [TGV, { ...OUIGO, km: 100 }],
      false,
      'STANDARD: NON_FLEX | COMFORT: NON_FLEX',
    ],
    [
      'the fares of the long train with a local one',
      [LOCAL, ICE],
      false,
      'STANDARD: NON_FLEX SEMI_FLEX FULL_FLEX | COMFORT: NON_FLEX SEMI_FLEX FULL_FLEX',
    ],
  ])('%s', (_, rides, isReturn, expected) => {
    expect(matrix(rides, isReturn)).toBe(expected);
  });

  test('trains of one carrier are one fare, those of its cheap brand another', () => {
    expect(
      portions(ICE, ride({ kind: 'intercity', product: 'IC' }), LOCAL, TGV, OUIGO).map(
        ({ code, rides, first }) => [code, rides.length, first],
      ),
    ).toEqual([
      ['DB', 2, 0],
      ['DBR-LOCAL', 1, 2],
      ['SNCF', 1, 3],
      ['SNCF-OUIGO', 1, 4],
    ]);
  });

  test('a way back binds the fare of the main carrier only', () => {
    const choice = fareMatrix(portions(EUROSTAR, { ...ICE, km: 100 }), true).find(
      ({ flexibility }) => flexibility === 'RETURN',
    );
    expect(choice?.fares.map((fare) => fare.flexibility)).toEqual(['RETURN', 'NON_FLEX']);
    expect(mainPortion(portions(ICE, EUROSTAR))?.code).toBe('ES');
  });

  test('every kind of train has something for sale, and its products say all of it', () => {
    for (const train of everyKindOfTrain()) {
      const own = portion(train);
      expect(fareMatrix([own], false).length).toBeGreaterThan(0);
      for (const { comfort, flexibility } of fareMatrix([own], true)) {
        const product = wireProduct(own, { comfort, flexibility, isSeatOnly: false });
        expect(product.code).toMatch(/^[A-Z0-9_-]{2,60}$/);
        expect(product.flexibility).toEqual({
          code: flexibility,
          level: { NON_FLEX: '1', RETURN: '1', SEMI_FLEX: '2', FULL_FLEX: '3' }[flexibility],
          label: { en: expect.any(String), nl: expect.any(String) },
        });
        expect(product.reservation).toBe(!own.isOpen);
        expect(product.refund.allowed).toBe(
          flexibility === 'SEMI_FLEX' || flexibility === 'FULL_FLEX',
        );
      }
    }
  });
});

describe('conditions', () => {
  test.each<[Ride, Flexibility, string, string]>([
    [
      EUROSTAR,
      'NON_FLEX',
      'Not refundable. Exchangeable until 24 hours before departure, for €15.00 per person, plus any difference in price.',
      'Niet terug te geven. Om te ruilen tot 24 uur voor vertrek, tegen € 15,00 per persoon, met bijbetaling van het prijsverschil.',
    ],
    [
      OUIGO,
      'NON_FLEX',
      'Not refundable. Not exchangeable.',
      'Niet terug te geven. Niet om te ruilen.',
    ],
    [
      EUROSTAR,
      'SEMI_FLEX',
      'Refundable until 24 hours before departure, for 20% of the price. Exchangeable until 2 hours before departure, free of charge, plus any difference in price.',
      'Terug te geven tot 24 uur voor vertrek, tegen 20% van de prijs. Om te ruilen tot 2 uur voor vertrek, kosteloos, met bijbetaling van het prijsverschil.',
    ],
    [
      LOCAL,
      'FULL_FLEX',
      'Refundable until departure, free of charge. Exchangeable until departure, free of charge, plus any difference in price.',
      'Terug te geven tot vertrek, kosteloos. Om te ruilen tot vertrek, kosteloos, met bijbetaling van het prijsverschil.',
    ],
  ])('%#: %s %s', (train, flexibility, english, dutch) => {
    const fare = { comfort: 'STANDARD', flexibility, isSeatOnly: false } as const;
    const { en, nl } = wireProduct(portion(train), fare).conditions;
    expect([en, nl].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([english, dutch]);
  });
});

test('cheap seats run low on some trains, are gone on some of the next day’s, and the flexible ones never are', () => {
  const trains = Array.from({ length: 400 }, (_, index) =>
    portion(ride({ number: String(index) })),
  );
  const left = (flexibility: Flexibility, at = NOW) =>
    trains.map((train) => seatsLeft(train, { comfort: 'STANDARD', flexibility }, at));
  const few = left('NON_FLEX').filter((seats) => seats !== null);
  expect(few.length).toBeGreaterThan(30);
  expect(few.length).toBeLessThan(100);
  expect(few.every((seats) => seats >= 1 && seats <= 9)).toBe(true);
  expect(
    left('NON_FLEX', Date.UTC(2026, 11, 9)).filter((seats) => seats === 0).length,
  ).toBeGreaterThan(60);
  expect(left('FULL_FLEX', Date.UTC(2026, 11, 9)).every((seats) => seats === null)).toBe(true);
});
