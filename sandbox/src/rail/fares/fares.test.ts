import { COMFORTS, FLEXIBILITIES, type Comfort, type Flexibility } from '../offers/wire-types';
import type { Ride } from '../planner/journey';
import {
  EUROSTAR,
  everyKindOfTrain,
  ICE,
  INTERCITY,
  journeyOf,
  LOCAL,
  NIGHTJET,
  NOW,
  OUIGO,
  ride,
  TGV,
  TO_LONDON,
} from '../testing/trains';
import { profileOf } from './carriers';
import { fareMatrix } from './fare-matrix';
import { deliveryOptions, passengerFields } from './paperwork';
import { mainPortion, portionsOf } from './portions';
import { preferenceGroups } from './preferences';
import { adultCents, isSeatOnly, personPrice } from './price';
import { wireProduct } from './products';
import { RAIL_CARDS, shareWith } from './rail-cards';
import { offerMinutes, saleRules } from './sale-rules';
import { seatsLeft } from './seats-left';

const portions = (...rides: Ride[]) => portionsOf(journeyOf(...rides));

function portion(train: Ride) {
  const [first] = portions(train);
  if (first === undefined) throw new Error('no portion');
  return first;
}

const someone = (age: number, ...codes: string[]) => ({
  age,
  cards: codes.map((code) => ({ code })),
});

function price(
  train: Ride,
  age = 40,
  {
    cards = [],
    comfort = 'STANDARD',
    flexibility = 'FULL_FLEX',
    at = NOW,
  }: { cards?: string[]; comfort?: Comfort; flexibility?: Flexibility; at?: number } = {},
): number {
  const own = portion(train);
  return personPrice(
    own,
    comfort,
    adultCents(own, { comfort, flexibility }, at),
    someone(age, ...cards),
  ).cents;
}

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
        const product = wireProduct(own, { comfort, flexibility, isSeatOnly: false }, 'en');
        expect(product.code).toMatch(/^[A-Z0-9_-]{2,60}$/);
        expect(product.flexibility).toEqual({
          code: flexibility,
          level: { NON_FLEX: '1', RETURN: '1', SEMI_FLEX: '2', FULL_FLEX: '3' }[flexibility],
          label: expect.any(String),
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
    const told = (language: 'en' | 'nl') =>
      wireProduct(
        portion(train),
        { comfort: 'STANDARD', flexibility, isSeatOnly: false },
        language,
      ).conditions.replaceAll('\u00a0', ' ');
    expect([told('en'), told('nl')]).toEqual([english, dutch]);
  });
});

describe('prices', () => {
  test('are for the same train always the same, and rise with comfort and with what a fare allows', () => {
    for (const train of everyKindOfTrain()) {
      const own = portion(train);
      const byComfort = COMFORTS.filter((comfort) => own.comforts.includes(comfort)).map(
        (comfort) =>
          FLEXIBILITIES.filter(
            (flexibility) => own.flexibilities.includes(flexibility) && flexibility !== 'RETURN',
          ).map((flexibility) => adultCents(own, { comfort, flexibility }, NOW)),
      );
      for (const row of byComfort) expect(row).toEqual([...new Set(row)].sort((a, b) => a - b));
      const cheapest = byComfort.map(([first = 0]) => first);
      expect(cheapest).toEqual([...new Set(cheapest)].sort((a, b) => a - b));
      expect(cheapest.every((cents) => cents > 0 && cents % (own.isOpen ? 10 : 50) === 0)).toBe(
        true,
      );
    }
  });

  test('an international day train costs tens of euros, a local one a few', () => {
    expect(price(EUROSTAR, 40, { flexibility: 'NON_FLEX' })).toBeGreaterThan(3_000);
    expect(price(EUROSTAR, 40, { flexibility: 'NON_FLEX' })).toBeLessThan(11_000);
    expect(price({ ...LOCAL, km: 30 })).toBeLessThan(1_000);
  });

  test('rise towards the day, except for open fares', () => {
    const soon = Date.UTC(2026, 11, 9, 10);
    expect(price(EUROSTAR, 40, { at: soon })).toBeGreaterThan(price(EUROSTAR, 40) * 1.3);
    expect(price(INTERCITY, 40, { at: soon })).toBe(price(INTERCITY, 40));
  });

  test('a return fare is cheaper than the same without its way back', () => {
    expect(price(ICE, 40, { flexibility: 'RETURN' })).toBeLessThan(
      price(ICE, 40, { flexibility: 'NON_FLEX' }),
    );
  });

  test.each<[train: string, Ride, age: number, share: number]>([
    ['ICE', ICE, 2, 0],
    ['ICE', ICE, 3, 0],
    ['ICE', ICE, 4, 0.5],
    ['ICE', ICE, 11, 0.5],
    ['ICE', ICE, 12, 0.8],
    ['ICE', ICE, 29, 0.8],
    ['ICE', ICE, 30, 1],
    ['ICE', ICE, 64, 1],
    ['ICE', ICE, 65, 0.85],
    ['Intercity', INTERCITY, 20, 1],
    ['Eurostar', EUROSTAR, 8, 0.6],
  ])('on the %3$s the age decides', (_, train, age, share) => {
    const adult = price(train);
    expect(price(train, age)).toBe(Math.round((adult * share) / 10) * 10);
  });

  test('children on the Intercity pay € 2.50 at most', () => {
    expect(price(INTERCITY)).toBeGreaterThan(1_000);
    expect(price(INTERCITY, 8)).toBe(250);
  });
});

describe('reduction cards', () => {
  const at = (departure: string, train = INTERCITY) => ({ ...train, departure });

  test.each<[string, Ride, Parameters<typeof price>[2], number, number]>([
    ['BahnCard 25 on a saver', ICE, { cards: ['BAHNCARD-25'], flexibility: 'NON_FLEX' }, 40, 0.75],
    ['BahnCard 50 on the ICE', ICE, { cards: ['BAHNCARD-50'] }, 40, 0.75],
    ['BahnCard 50 on an open fare', LOCAL, { cards: ['BAHNCARD-50'] }, 40, 0.5],
    ['the better of two', LOCAL, { cards: ['BAHNCARD-25', 'BAHNCARD-50'] }, 40, 0.5],
    ['a card of another railway', ICE, { cards: ['HALBTAX'] }, 40, 1],
    ['an age’s share that is better than the card', ride(), { cards: ['BAHNCARD-25'] }, 70, 0.75],
    ['a card with a child’s share', ICE, { cards: ['BAHNCARD-25'] }, 8, 0.375],
    [
      'Carte Avantage Senior for somebody too young',
      TGV,
      { cards: ['CARTE-AVANTAGE-SENIOR'] },
      40,
      1,
    ],
    ['Carte Avantage Adulte', TGV, { cards: ['CARTE-AVANTAGE-ADULTE'] }, 40, 0.7],
    [
      'Dal Voordeel at noon',
      at('2026-12-10T12:00:00+01:00'),
      { cards: ['NS-DAL-VOORDEEL'] },
      40,
      0.6,
    ],
    [
      'Dal Voordeel in the rush hour',
      at('2026-12-10T08:00:00+01:00'),
      { cards: ['NS-DAL-VOORDEEL'] },
      40,
      1,
    ],
    [
      'Dal Voordeel on a Saturday morning',
      at('2026-12-12T08:00:00+01:00'),
      { cards: ['NS-DAL-VOORDEEL'] },
      40,
      0.6,
    ],
  ])('%s', (_, train, options, age, share) => {
    const full = price(train, 40, { ...options, cards: [] });
    expect(price(train, age, options)).toBe(Math.round((full * share) / 10) * 10);
  });

  test('each helps on a train of the railways that take it', () => {
    const carriers = new Set(everyKindOfTrain().map(({ carrier }) => carrier.code));
    for (const card of RAIL_CARDS.filter(({ isPass }) => !isPass)) {
      const taken = (card.carriers ?? []).filter((carrier) => carriers.has(carrier));
      expect(taken.length).toBeGreaterThan(0);
      for (const carrier of taken)
        expect(
          shareWith(card, {
            age: card.ages?.[0] ?? 40,
            carrier,
            departure: '2026-12-10T12:00:00+01:00',
            isOpen: true,
          }),
        ).toBeLessThan(1);
    }
  });

  test.each<[string, Ride, Comfort, number | null]>([
    ['Eurostar', EUROSTAR, 'STANDARD', 3_000],
    ['the ICE', ICE, 'STANDARD', 500],
    ['a local train', LOCAL, 'STANDARD', 0],
    ['a seat on the Nightjet', NIGHTJET, 'SEAT', 1_500],
    ['a couchette on the Nightjet', NIGHTJET, 'COUCHETTE', 3_600],
    ['OUIGO, which takes no passes', OUIGO, 'STANDARD', null],
  ])('TRN-67 with a pass only a seat is sold on %s', (_, train, comfort, seat) => {
    const holder = someone(40, 'INTERRAIL-PASS');
    expect(isSeatOnly(holder, portion(train))).toBe(seat !== null);
    const flexibility = train === OUIGO ? 'NON_FLEX' : 'FULL_FLEX';
    expect(price(train, 40, { cards: ['INTERRAIL-PASS'], comfort, flexibility })).toBe(
      seat ?? price(train, 40, { flexibility }),
    );
  });
});

describe('paperwork', () => {
  test('TRN-14 who crosses to Great Britain shows a document, a traveller within a country nothing', () => {
    expect(passengerFields(portions(TO_LONDON), [someone(40)])).toEqual([
      'title',
      'date_of_birth',
      'countryCode',
      'type',
      'documentNumber',
      'expirationDate',
    ]);
    expect(passengerFields(portions(EUROSTAR), [someone(40)])).toEqual([]);
    expect(passengerFields(portions(NIGHTJET), [someone(40)])).toEqual(['date_of_birth']);
  });

  test('the number of a card is asked where everybody has one', () => {
    expect(passengerFields(portions(ICE), [someone(40, 'BAHNCARD-25')])).toEqual([
      'reduction_card_id',
    ]);
    expect(passengerFields(portions(ICE), [someone(40, 'BAHNCARD-25'), someone(2)])).toEqual([]);
  });

  test('TRN-34 every way of delivery occurs, and one that all carriers know', () => {
    const ways = everyKindOfTrain().flatMap((train) => deliveryOptions(portions(train)));
    expect(new Set(ways)).toEqual(
      new Set(['PAH', 'ETK', 'TICKETLESS', 'TOD', 'RETRIEVE_VIA_LINK']),
    );
    expect(deliveryOptions(portions(EUROSTAR, ICE))).toEqual(['ETK', 'PAH']);
    expect(deliveryOptions(portions(EUROSTAR, TGV))).toEqual(['PAH']);
    expect(
      deliveryOptions(portions(ride({ carrier: { code: 'NTV', name: 'Italo' } }), TGV)),
    ).toEqual(['PAH']);
  });

  test('TRN-33 every group of preferences occurs, and none on a train without reserved seats', () => {
    const groups = everyKindOfTrain().flatMap((train) =>
      fareMatrix(portions(train), false).flatMap(({ fares }) => preferenceGroups(fares)),
    );
    expect([...new Set(groups)].sort()).toEqual([
      'BERTH_LEVEL',
      'COMPARTMENT_TYPE',
      'DIRECTION',
      'DUPLEX_LEVEL',
      'SEATING_PREFERENCE',
      'SEAT_TYPE',
      'SPACE_TYPE',
      'TABLE',
    ]);
    expect(
      fareMatrix(portions(LOCAL), false).flatMap(({ fares }) => preferenceGroups(fares)),
    ).toEqual([]);
  });

  test('of several carriers the strictest decides how long things stand and whether names change', () => {
    expect([offerMinutes(portions(EUROSTAR)), offerMinutes(portions(EUROSTAR, OUIGO))]).toEqual([
      20, 15,
    ]);
    expect(saleRules(portions(INTERCITY))).toMatchObject({
      prebookMinutes: 10_080,
      routeChange: true,
      nameChange: { allowed: true, toAnother: true },
    });
    expect(saleRules(portions(INTERCITY, TGV))).toMatchObject({
      prebookMinutes: 15,
      routeChange: false,
      nameChange: {
        allowed: false,
        reason: { en: expect.stringContaining('does not change names') },
      },
    });
    expect(saleRules(portions(INTERCITY, ICE)).nameChange).toMatchObject({
      allowed: true,
      toAnother: false,
    });
  });

  test('every carrier keeps an offer for 15 to 30 minutes and a prebooking for 15 minutes to 7 days', () => {
    for (const { offerMinutes: offer, prebookMinutes: prebook } of everyKindOfTrain().map(
      profileOf,
    )) {
      expect([offer >= 15, offer <= 30, prebook >= 15, prebook <= 7 * 24 * 60]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
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
