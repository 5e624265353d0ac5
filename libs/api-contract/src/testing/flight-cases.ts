import type { FlightTraveller } from '../flight-travellers';

/* For tests: accepted and refused values of "Flight traveller" (specification section 5). */

const traveller = (
  passenger_id: string,
  name: string,
  date_of_birth: string,
  responsible_adult: string | null = null,
): FlightTraveller => ({
  passenger_id,
  name,
  surname: 'de Vries',
  gender: 'FEMALE',
  date_of_birth,
  phone: { type: 'MOBILE', prefix: '31', number: '612345678' },
  responsible_adult,
});

export const PARTY_DEPARTURE = '2027-01-14';

/** Two adults, a child and an infant, as an offer has them. */
export const PARTY_PASSENGERS = [
  { id: 'pas_1', type: 'adult' },
  { id: 'pas_2', type: 'adult' },
  { id: 'pas_3', type: 'child' },
  { id: 'pas_4', type: 'infant_without_seat' },
] as const;

export const GOOD_PARTY = [
  traveller('pas_1', 'Anneke', '1988-03-02'),
  traveller('pas_2', 'Łukasz', '1987-11-30'),
  traveller('pas_3', 'Zoë', '2019-06-01', 'pas_1'),
  traveller('pas_4', 'Bo', '2026-02-11', 'pas_2'),
] as const;

export const GOOD_CONTACT = {
  email: 'anneke@example.com',
  confirm_email: 'anneke@example.com',
} as const;

/** requirement, dot path of the field, value, expected problem; null when accepted */
export type TravellerCase = readonly [
  id: string,
  field: string,
  value: string | null,
  problem: string | null,
];

const names = (field: string): TravellerCase[] => [
  ['FLT-23', field, 'Al', null],
  ['FLT-23', field, 'Ñuñez', null],
  ['FLT-23', field, "O'Hara-van der Berg", null],
  ['FLT-23', field, 'J0hn', 'nameCharacters'],
  ['FLT-23', field, 'An@', 'nameCharacters'],
  ['FLT-23', field, 'An.', 'nameCharacters'],
  ['FLT-23', field, '<b>An</b>', 'nameCharacters'],
  ['FLT-23', field, "-'", 'nameCharacters'],
  ['FLT-23', field, 'a'.repeat(61), 'nameTooLong'],
  ['OQ-48', field, 'a'.repeat(20), null],
  ['OQ-48', field, 'a'.repeat(21), 'nameNotOnTicket'],
  ['OQ-48', field, 'Софья', null],
  ['OQ-48', field, '小龙', 'nameNotOnTicket'],
  ['FLT-29', field, '', 'required'],
  ['FLT-29', field, '   ', 'required'],
];

export const TRAVELLER_CASES: readonly TravellerCase[] = [
  ...names('0.name'),
  ...names('1.surname'),
  ['OQ-48', '1.name', 'Annéke', 'sameName'],
  ['FLT-21', '0.gender', 'MALE', null],
  ['FLT-21', '0.gender', '', 'required'],
  ['FLT-21', '0.gender', 'X', 'required'],
  ['FLT-22', '1.phone.type', 'LANDLINE', null],
  ['FLT-22', '1.phone.type', 'FAX', null],
  ['FLT-22', '1.phone.type', '', 'required'],
  ['FLT-24', '0.phone.number', '1234', null],
  ['FLT-24', '0.phone.number', '1'.repeat(25), null],
  ['FLT-24', '0.phone.number', '123', 'phoneLength'],
  ['FLT-24', '0.phone.number', '1'.repeat(26), 'phoneLength'],
  ['FLT-24', '0.phone.number', '06 1234', 'phoneDigits'],
  ['FLT-24', '0.phone.number', '12345a', 'phoneDigits'],
  ['FLT-29', '0.phone.number', '', 'required'],
  ['FLT-25', '0.phone.prefix', '31', null],
  ['FLT-25', '0.phone.prefix', '352', null],
  ['FLT-25', '0.phone.prefix', '+31', 'prefixDigits'],
  ['FLT-25', '0.phone.prefix', '3100', 'prefixDigits'],
  ['FLT-29', '0.phone.prefix', '', 'required'],
  ['FLT-26', '0.date_of_birth', '', 'required'],
  ['FLT-26', '0.date_of_birth', '1988-02-30', 'dateInvalid'],
  ['FLT-26', '0.date_of_birth', '02-03-1988', 'dateInvalid'],
  ['FLT-26', '0.date_of_birth', '2015-01-14', null],
  ['FLT-26', '0.date_of_birth', '2015-01-15', 'ageOfType'],
  ['FLT-26', '2.date_of_birth', '2015-01-14', 'ageOfType'],
  ['FLT-26', '2.date_of_birth', '2015-01-15', null],
  ['FLT-26', '2.date_of_birth', '2025-01-14', null],
  ['FLT-26', '2.date_of_birth', '2025-01-15', 'ageOfType'],
  ['FLT-26', '3.date_of_birth', '2025-01-15', null],
  ['FLT-26', '3.date_of_birth', '2025-01-14', 'ageOfType'],
  ['FLT-26', '3.date_of_birth', '2027-01-15', 'ageOfType'],
  ['FLT-27', '2.responsible_adult', null, 'adultMissing'],
  ['FLT-27', '2.responsible_adult', 'pas_3', 'adultMissing'],
  ['FLT-27', '2.responsible_adult', 'pas_9', 'adultMissing'],
  ['FLT-27', '2.responsible_adult', 'pas_2', null],
  ['FLT-27', '3.responsible_adult', null, 'adultMissing'],
  ['FLT-27', '3.responsible_adult', 'pas_1', null],
];
