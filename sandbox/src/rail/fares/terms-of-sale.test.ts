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
  TO_LONDON,
} from '../testing/trains';
import { profileOf } from './carriers';
import { fareMatrix } from './fare-matrix';
import {
  deliveryOptions,
  passengerFields,
  preferenceGroups,
  offerMinutes,
  saleRules,
} from './terms-of-sale';
import { portions, someone } from '../testing/priced-rides';

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
