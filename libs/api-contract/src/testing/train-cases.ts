import type { PassengerField, TrainCategory } from '../train-facts';
import type { TrainPassenger } from '../train-travellers';

/* For tests: accepted and refused values of "Train passenger" (specification section 5). */

export const TRAVEL_DAY = '2027-01-14';

/** With every field that a carrier may ask for. */
export const GOOD_PASSENGER = {
  id: 't1',
  first_name: 'Anneke',
  last_name: 'de Vries',
  title: 'MRS',
  date_of_birth: '1988-03-02',
  country_of_residence: 'NL',
  countryCode: 'NL',
  type: 'PASSPORT',
  expirationDate: '2030-05-01',
  documentNumber: 'NX1234567',
  email: 'anneke@example.com',
  phone_number: '+31612345678',
  reduction_card_id: 'DAL12345',
} as const satisfies TrainPassenger;

/** requirement, field, value, expected problem; null when accepted */
export type PassengerCase = readonly [
  id: string,
  field: 'first_name' | 'last_name' | PassengerField,
  value: string,
  problem: string | null,
];

const characters = (field: 'first_name' | 'last_name'): PassengerCase[] => [
  ['TRN-60', field, "O'Neil-Smith", null],
  ['TRN-60', field, 'Zoë', null],
  ['TRN-60', field, 'Łukasz', null],
  ['OQ-61', field, 'van der Berg', null],
  ['OQ-61', field, 'van  der Berg', 'nameCharacters'],
  ['TRN-60', field, 'An1', 'nameCharacters'],
  ['TRN-60', field, 'A_b', 'nameCharacters'],
  ['TRN-60', field, '<b>An</b>', 'nameCharacters'],
  ['TRN-14', field, '', 'required'],
  ['TRN-14', field, '   ', 'required'],
];

const dates = (field: 'date_of_birth' | 'expirationDate'): PassengerCase[] => [
  ['TRN-63', field, '31-12-1990', 'dateInvalid'],
  ['TRN-63', field, '1990-02-30', 'dateInvalid'],
  ['TRN-14', field, '', 'required'],
];

const local = (length: number) => `${'a'.repeat(length - '@ex.nl'.length)}@ex.nl`;
const longAddress = (length: number) =>
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 60 - 1 - 60 - 1 - 60 - 1 - 3)}.nl`;

export const PASSENGER_CASES: readonly PassengerCase[] = [
  ['TRN-58', 'first_name', 'A', 'firstNameLength'],
  ['TRN-58', 'first_name', 'Al', null],
  ['TRN-58', 'first_name', 'a'.repeat(15), null],
  ['TRN-58', 'first_name', 'a'.repeat(16), 'firstNameLength'],
  ['TRN-59', 'last_name', 'A', 'lastNameLength'],
  ['TRN-59', 'last_name', 'Li', null],
  ['TRN-59', 'last_name', 'a'.repeat(35), null],
  ['TRN-59', 'last_name', 'a'.repeat(36), 'lastNameLength'],
  ...characters('first_name'),
  ...characters('last_name'),
  ['TRN-61', 'email', local(8), 'emailLength'],
  ['TRN-61', 'email', local(9), null],
  ['TRN-61', 'email', longAddress(192), null],
  ['TRN-61', 'email', longAddress(193), 'emailLength'],
  ['TRN-61', 'email', 'anneke at example', 'emailInvalid'],
  ['TRN-62', 'phone_number', '0612345678', 'phoneInvalid'],
  ['TRN-62', 'phone_number', '+31612345678', null],
  ['TRN-62', 'phone_number', '+1234567', 'phoneInvalid'],
  ['TRN-62', 'phone_number', '+12345678', null],
  ['TRN-62', 'phone_number', '+1234567890123', null],
  ['TRN-62', 'phone_number', '+12345678901234', 'phoneInvalid'],
  ['OQ-60', 'phone_number', '+31 6-1234 5678', null],
  ...dates('date_of_birth'),
  ...dates('expirationDate'),
  ['TRN-14', 'title', 'MX', null],
  ['TRN-14', 'title', 'DR', 'required'],
  ['TRN-14', 'title', '', 'required'],
  ['TRN-14', 'country_of_residence', 'Netherlands', 'countryInvalid'],
  ['TRN-14', 'countryCode', 'nl', 'countryInvalid'],
  ['TRN-14', 'type', 'IDENTITY_CARD', null],
  ['TRN-14', 'type', 'LIBRARY_CARD', 'required'],
  ['TRN-14', 'documentNumber', 'AB', 'documentNumber'],
  ['TRN-14', 'documentNumber', 'AB 12-34/5', null],
  ['TRN-14', 'reduction_card_id', '', 'required'],
];

/** requirement, category, date of birth, expected problem on `TRAVEL_DAY`; null when accepted */
export type AgeCase = readonly [
  id: string,
  category: TrainCategory,
  bornOn: string,
  problem: string | null,
];

export const AGE_CASES: readonly AgeCase[] = [
  ['TRN-64', 'adult', '1997-01-14', null],
  ['TRN-64', 'adult', '1997-01-15', 'adultAge'],
  ['OQ-62', 'adult', '1950-01-01', null],
  ['TRN-65', 'senior', '1962-01-14', null],
  ['TRN-65', 'senior', '1962-01-15', 'seniorAge'],
  ['TRN-66', 'youth', '1997-01-15', null],
  ['TRN-66', 'youth', '1997-01-14', 'youthAge'],
  ['TRN-66', 'youth', '2012-01-14', null],
  ['TRN-66', 'youth', '2015-01-15', null],
  ['TRN-66', 'youth', '2019-01-14', null],
  ['OQ-62', 'child', '2015-01-14', 'childAge'],
  ['OQ-62', 'child', '2015-01-15', null],
  ['OQ-62', 'child', '2023-01-14', null],
  ['OQ-62', 'child', '2023-01-15', null],
  ['OQ-62', 'infant', '2023-01-15', null],
  ['OQ-62', 'infant', '2023-01-14', 'infantAge'],
];
