import { acceptsAge, ageGroupOf, bookingTypeOf, CATEGORIES } from './traveller-category';

describe('traveller categories', () => {
  it('TRN-15 offers five categories', () => {
    expect([...CATEGORIES].sort()).toEqual(['adult', 'child', 'infant', 'senior', 'youth']);
  });

  it.each([
    [0, 'YOUTH'],
    [29, 'YOUTH'],
    [30, 'ADULT'],
    [64, 'ADULT'],
    [65, 'SENIOR'],
    [101, 'SENIOR'],
  ] as const)('CON-04 puts age %i in the group %s', (age, group) => {
    expect(ageGroupOf(age)).toBe(group);
  });

  it.each([
    ['adult', 'ADULT'],
    ['youth', 'YOUTH'],
    ['senior', 'SENIOR'],
    ['child', 'YOUTH'],
    ['infant', 'YOUTH'],
  ] as const)('TRN-16 books %s as %s', (category, type) => {
    expect(bookingTypeOf(category)).toBe(type);
  });

  it.each([
    ['TRN-64', 'adult', 29, false],
    ['TRN-64', 'adult', 30, true],
    ['OQ-62', 'adult', 70, true],
    ['TRN-65', 'senior', 64, false],
    ['TRN-65', 'senior', 65, true],
    ['TRN-66', 'youth', 29, true],
    ['TRN-66', 'youth', 30, false],
    ['OQ-62', 'child', 11, true],
    ['OQ-62', 'child', 12, false],
    ['OQ-62', 'infant', 3, true],
    ['OQ-62', 'infant', 4, false],
  ] as const)('%s judges a traveller of the category %s aged %i', (_, category, age, accepted) => {
    expect(acceptsAge(category, age)).toBe(accepted);
  });
});
