import type { SavedTraveller } from '@wayfare/api-contract';
import type { KnownTraveller } from '@wayfare/checkout';
import { textsOf, type GuestTexts } from './saved-guest';

const BRAM: SavedTraveller = {
  id: 'tr-1',
  firstName: 'Bram',
  lastName: 'Hof',
  dateOfBirth: '1988-11-04',
  gender: 'MALE',
  email: 'bram@example.com',
  phone: '+31612345678',
  country: 'NL',
  documentType: 'passport',
  document: 'NX1234567',
  documentExpires: '2031-05-20',
};

it.each<[string, KnownTraveller, GuestTexts]>([
  [
    'everything',
    BRAM,
    {
      firstName: 'Bram',
      lastName: 'Hof',
      email: 'bram@example.com',
      confirmEmail: 'bram@example.com',
      country: 'NL',
      phone: '+31 612345678',
      documentType: 'passport',
      document: 'NX1234567',
    },
  ],
  [
    'names and a country alone',
    { ...BRAM, email: '', phone: '', documentType: '', document: '' },
    { firstName: 'Bram', lastName: 'Hof', country: 'NL' },
  ],
  [
    'oneself',
    { firstName: 'Anne', lastName: 'Hof', email: 'anne@example.com' },
    {
      firstName: 'Anne',
      lastName: 'Hof',
      email: 'anne@example.com',
      confirmEmail: 'anne@example.com',
    },
  ],
  [
    'oneself without an address',
    { firstName: 'Anne', lastName: '', email: '' },
    { firstName: 'Anne' },
  ],
])('3.3.7 fills in %s', (_, known, expected) => {
  expect(textsOf(known)).toEqual(expected);
});
