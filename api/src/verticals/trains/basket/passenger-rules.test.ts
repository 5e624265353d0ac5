import { GOOD_PASSENGER } from '@wayfare/api-contract/train-cases';
import { aRailItem, passLocation, ticketLocation } from '../../../../test/builders/build-rail-item';
import { categoryOf, fieldsOf, railPassenger, travelDay } from './passenger-rules';

const SOON = new Date('2027-01-01T00:00:00Z');

describe('the category of somebody who was searched for', () => {
  it.each([
    [0, 'infant'],
    [3, 'infant'],
    [4, 'child'],
    [11, 'child'],
    [12, 'youth'],
    [29, 'youth'],
    [30, 'adult'],
    [64, 'adult'],
    [65, 'senior'],
    [120, 'senior'],
  ])('CON-04 OQ-62 %i years old is %s', (age, category) => {
    expect(categoryOf(age)).toBe(category);
  });
});

describe('what a carrier gets of a passenger', () => {
  it('TRN-14 is what it asks for', () => {
    expect(railPassenger(GOOD_PASSENGER, ['title', 'email'])).toEqual({
      id: 't1',
      firstName: 'Anneke',
      lastName: 'de Vries',
      title: 'MRS',
      bornOn: null,
      residence: null,
      document: null,
      email: 'anneke@example.com',
      phone: null,
      cardNumber: null,
    });
    expect(
      railPassenger(GOOD_PASSENGER, ['documentNumber', 'type', 'countryCode', 'expirationDate'])
        .document,
    ).toEqual({ type: 'PASSPORT', number: 'NX1234567', country: 'NL', expires: '2030-05-01' });
  });

  it('TRN-14 is more of the lead', () => {
    const item = aRailItem('i', [ticketLocation({ ages: [8, 40] })], SOON);
    expect(item.travellers.map((traveller) => fieldsOf(item, traveller))).toEqual([
      ['title', 'date_of_birth'],
      ['title', 'date_of_birth', 'email', 'phone_number'],
    ]);
  });
});

it.each([
  ['its first train', ticketLocation({ day: '2027-01-14' })],
  ['its first day', passLocation({ day: '2027-01-14' })],
])('OQ-62 counts ages on the day of %s', (_what, location) => {
  expect(travelDay(aRailItem('i', [location], SOON))).toBe('2027-01-14');
});
