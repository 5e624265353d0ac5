import { HOTEL_TYPE_CODES } from '@wayfare/api-contract/schemas';
import en from '../../../locales/en';
import nl from '../../../locales/nl';
import { POPULAR_TYPES, TYPE_CODES, toFilterValue } from './hotel-types';

const names = (messages: { types: Record<string, string> }, code: string) => messages.types[code];

describe('accommodation types', () => {
  it.each([
    ['spa-hotel:42', '42'],
    ['family-friendly hotel:202', '202'],
    ['city-hotel:31', '31'],
  ])('HOT-26 takes the part after the colon of %s', (type, value) => {
    expect(toFilterValue(type)).toBe(value);
  });

  it('HOT-25 offers exactly the fourteen types that the contract accepts', () => {
    expect(POPULAR_TYPES).toHaveLength(14);
    expect([...TYPE_CODES].sort()).toEqual([...HOTEL_TYPE_CODES].sort());
  });

  it.each(TYPE_CODES)('HOT-25 names type %s in English and Dutch', (code) => {
    expect(names(en, code)).toBeTruthy();
    expect(names(nl, code)).toBeTruthy();
  });
});
