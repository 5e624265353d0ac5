import { type Comfort } from '../wire/codes';
import type { Ride } from '../planner/journey';
import {
  EUROSTAR,
  everyKindOfTrain,
  ICE,
  INTERCITY,
  LOCAL,
  NIGHTJET,
  OUIGO,
  ride,
  TGV,
} from '../testing/trains';
import { isSeatOnly } from './price';
import { RAIL_CARDS, shareWith } from './rail-cards';
import { portion, someone, price } from '../testing/priced-rides';

describe('reduction cards', () => {
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
    ['Dal Voordeel', INTERCITY, { cards: ['NS-DAL-VOORDEEL'] }, 40, 0.6],
  ])('%s', (_, train, options, age, share) => {
    const full = price(train, 40, { ...options, cards: [] });
    expect(price(train, age, options)).toBe(Math.round((full * share) / 10) * 10);
  });

  test('each helps on a train of the railways that take it', () => {
    for (const card of RAIL_CARDS.filter(({ isPass }) => !isPass)) {
      const taken = everyKindOfTrain().filter(({ carrier }) =>
        card.carriers?.includes(carrier.code),
      );
      expect(taken.length).toBeGreaterThan(0);
      for (const train of taken)
        expect(shareWith(card, card.ages?.[0] ?? 40, portion(train))).toBeLessThan(1);
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
