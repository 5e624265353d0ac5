import type { WireItem } from '../wire-booking';

/** What somebody is called and born to travel at the fare of an age. */
const BIRTHS = [
  [65, '1950-06-01'],
  [30, '1986-06-01'],
  [12, '2006-06-01'],
  [4, '2018-06-01'],
  [0, '2025-06-01'],
] as const;

export function named(item: WireItem, more: Record<string, string> = {}): object[] {
  return item.travelers.map(({ id, age }, index) => ({
    id,
    first_name: `Ada${'bcdefghij'.charAt(index)}`,
    last_name: 'Jansen',
    title: 'MRS',
    date_of_birth: BIRTHS.find(([from]) => age >= from)?.[1] ?? '',
    country_of_residence: 'NL',
    countryCode: 'NL',
    type: 'PASSPORT',
    documentNumber: 'NX1234567',
    expirationDate: '2031-01-01',
    email: 'ada@example.com',
    phone_number: '+31612345678',
    ...more,
  }));
}
