import { buildTicketItem, buildTrainBasket } from '@wayfare/testing';
import { categoryOf, fieldsOf, isLapsed, keptTo, travelDayOf } from './item-facts';

const NOW = Date.parse('2026-12-10T09:50:00Z');

describe('facts of an item', () => {
  it.each([
    ['an offer by itself', 'CREATED', true],
    ['OQ-68 as long as its prebooking', 'PREBOOKED', false],
  ] as const)('TRN-39 lapses: %s', (_, bookingStatus, lapses) => {
    const item = buildTicketItem();
    const basket = buildTrainBasket({
      bookingItems: [item],
      bookingStatus,
      expirationDate: '2026-12-10T10:15:00Z',
    });
    expect(isLapsed(keptTo(basket, item), NOW)).toBe(lapses);
  });

  it('is kept for good once it is bought', () => {
    expect(isLapsed(null, NOW)).toBe(false);
  });

  it.each([
    [2, 'infant'],
    [8, 'child'],
    [20, 'youth'],
    [40, 'adult'],
    [70, 'senior'],
  ] as const)('TRN-16 OQ-62 counts somebody searched for with %d as %s', (age, category) => {
    expect(categoryOf({ age })).toBe(category);
  });

  it('TRN-14 asks the lead passenger for more', () => {
    const item = buildTicketItem({
      passengerFields: ['date_of_birth'],
      leadFields: ['email', 'date_of_birth'],
    });
    expect(fieldsOf(item, { leadTraveler: true })).toEqual(['date_of_birth', 'email']);
    expect(fieldsOf(item, { leadTraveler: false })).toEqual(['date_of_birth']);
  });

  it('counts ages on the day of the first departure', () => {
    expect(travelDayOf(buildTicketItem())).toBe('2027-01-14');
  });
});
