import { GOOD_PARTY, PARTY_PASSENGERS } from '@wayfare/api-contract/flight-cases';
import { orderPassengers, toE164 } from './order-passengers';

const party = PARTY_PASSENGERS.map((passenger) => ({ ...passenger, age: null }));

it.each([
  ['31', '612345678', '+31612345678'],
  ['31', '0612345678', '+31612345678'],
  ['39', '0612345678', '+390612345678'],
  ['44', '07911123456', '+447911123456'],
  ['1', '2125550123', '+12125550123'],
  ['352', '1234', '+3521234'],
  ['999', '0001234', '+9991234'],
  ['31', '1234', null],
  ['31', '1'.repeat(25), null],
  ['0', '612345678', null],
])('writes +%s and %s as %s', (prefix, number, written) => {
  expect(toE164({ prefix, number })).toBe(written);
});

it('OQ-48 gives the airline names as on the ticket, each infant to its adult, and a number for everybody', () => {
  const travellers = GOOD_PARTY.map((traveller, index) =>
    index === 1 ? { ...traveller, phone: { ...traveller.phone, number: '1234' } } : traveller,
  );
  const passengers = orderPassengers({ travellers, party, contactEmail: 'anneke@example.com' });
  expect(
    passengers.map(({ id, givenName, familyName, infantId, phone }) => [
      id,
      givenName,
      familyName,
      infantId,
      phone,
    ]),
  ).toEqual([
    ['pas_1', 'ANNEKE', 'DE VRIES', null, '+31612345678'],
    ['pas_2', 'LUKASZ', 'DE VRIES', 'pas_4', '+31612345678'],
    ['pas_3', 'ZOE', 'DE VRIES', null, '+31612345678'],
    ['pas_4', 'BO', 'DE VRIES', null, '+31612345678'],
  ]);
  expect(passengers[3]).toMatchObject({
    bornOn: '2026-02-11',
    email: 'anneke@example.com',
    gender: 'FEMALE',
  });
});
