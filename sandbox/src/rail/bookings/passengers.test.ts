import { RailProblem } from '../wire/problems';
import { isInBand, travelerType } from './age-bands';
import { leadTraveler, parsePassengers } from './passengers';
import { soldTickets } from './testing/sold-items';

const LEAD = ['email', 'phone_number'] as const;
const DOCUMENT = [
  'title',
  'date_of_birth',
  'countryCode',
  'type',
  'documentNumber',
  'expirationDate',
] as const;

const ada = {
  id: 't1',
  first_name: 'Ada',
  last_name: 'van der Berg',
  title: 'MRS',
  date_of_birth: '1985-03-01',
  countryCode: 'NL',
  type: 'PASSPORT',
  documentNumber: 'NX12345',
  expirationDate: '2030-01-01',
  email: 'ada@example.com',
  phone_number: '+31612345678',
};
const tom = { ...ada, id: 't2', first_name: 'Tom', date_of_birth: '2018-05-05' };
const abroad = () => soldTickets({ ages: [40, 8], all: DOCUMENT, lead: LEAD });

function detailsOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof RailProblem && error.code === 'INVALID') return error.details;
    throw error;
  }
  throw new Error('it should have been refused');
}

test('TRN-14: passengers are kept as they were given, in the order of the item', () => {
  expect(parsePassengers(abroad(), { travelers: [tom, ada] })).toEqual([ada, tom]);
});

test('TRN-14: what the carrier does not ask for may be left out', () => {
  const item = soldTickets({ lead: LEAD });
  const names = { first_name: 'Ada', last_name: 'Jansen' };
  const travelers = [
    { id: 't1', ...names, email: ada.email, phone_number: ada.phone_number },
    { id: 't2', ...names },
  ];
  expect(parsePassengers(item, { travelers })).toEqual(travelers);
});

describe('TRN-58 to TRN-66: a field that is missing or wrong is named', () => {
  test.each([
    ['travelers.0.email', { email: undefined }],
    ['travelers.0.phone_number', { phone_number: '0612345678' }],
    ['travelers.0.first_name', { first_name: 'A' }],
    ['travelers.0.first_name', { first_name: 'Abcdefghijklmnop' }],
    ['travelers.0.last_name', { last_name: 'J4nsen' }],
    ['travelers.0.title', { title: undefined }],
    ['travelers.0.date_of_birth', { date_of_birth: '1990-02-30' }],
    ['travelers.0.date_of_birth', { date_of_birth: '2000-01-01' }],
    ['travelers.0.documentNumber', { documentNumber: undefined }],
    ['travelers.0.expirationDate', { expirationDate: '2026-12-09' }],
    ['travelers.0.countryCode', { countryCode: 'Netherlands' }],
  ])('%s %j', (details, wrong) => {
    expect(
      detailsOf(() => parsePassengers(abroad(), { travelers: [{ ...ada, ...wrong }, tom] })),
    ).toBe(details);
  });

  test.each([
    ['one is missing', [ada]],
    ['one is there twice', [ada, ada]],
    ['one is unknown', [ada, { ...tom, id: 't3' }]],
    ['one too many', [ada, tom, { ...tom, id: 't3' }]],
  ])('%s', (_title, travelers) => {
    expect(detailsOf(() => parsePassengers(abroad(), { travelers }))).toBe('travelers');
  });
});

test.each([
  [2, '2023-12-10', true],
  [2, '2022-12-10', false],
  [8, '2015-12-10', true],
  [8, '2014-12-10', false],
  [8, '2024-12-10', true],
  [20, '2018-12-10', true],
  [20, '1997-12-10', true],
  [20, '1996-12-10', false],
  [40, '1996-12-10', true],
  [40, '1996-12-11', false],
  [40, '1950-01-01', true],
  [70, '1961-12-10', true],
  [70, '1961-12-11', false],
])(
  'TRN-64 to TRN-66: sold for %i, born on %s, on the day of travel: %p',
  (age, birth, expected) => {
    expect(isInBand(age, birth, '2026-12-10')).toBe(expected);
  },
);

test.each([
  [2, 'YOUTH'],
  [29, 'YOUTH'],
  [30, 'ADULT'],
  [64, 'ADULT'],
  [65, 'SENIOR'],
])('TRN-16: %i is %s', (age, type) => {
  expect(travelerType(age)).toBe(type);
});

test.each([
  [[40, 8], 't1'],
  [[8, 40], 't2'],
  [[2, 20], 't2'],
  [[70], 't1'],
  [[8, 9], 't1'],
])('TRN-17: of %p the lead is %s', (ages, id) => {
  expect(leadTraveler(ages.map((age, index) => ({ id: `t${index + 1}`, age })))?.id).toBe(id);
});
