import { capacityOf, scheduleOf } from './house-rules';

describe('what a property does not state', () => {
  it.each([
    [
      { start: '', end: '' },
      { start: '15:00', end: '12:00' },
    ],
    [
      { start: '14:00', end: '' },
      { start: '14:00', end: '12:00' },
    ],
    [
      { start: '16:00', end: '10:30' },
      { start: '16:00', end: '10:30' },
    ],
  ])('CON-15 CON-16 takes check-in from 15:00 and check-out until 12:00: %j', (schedule, shown) => {
    expect(scheduleOf({ schedule })).toEqual(shown);
  });

  it.each([
    [0, 5],
    [2, 2],
  ])('CON-17 takes a room of capacity %i for %i guests', (maximun_capacity, guests) => {
    expect(capacityOf({ maximun_capacity })).toBe(guests);
  });
});
