import { isNearEnd } from './near-end';

describe('infinite scroll', () => {
  it.each([
    [0, true],
    [5, true],
    [6, false],
    [500, false],
  ])('CON-13 %i pixels before the bottom loads the next page: %s', (distance, expected) => {
    expect(
      isNearEnd({ scrollTop: 2000 - 800 - distance, clientHeight: 800, scrollHeight: 2000 }),
    ).toBe(expected);
  });
});
