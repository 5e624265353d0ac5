import { formatWholeEuros, parseWholeEuros } from './whole-euros';

describe('whole euros', () => {
  it.each([
    ['', null],
    [' ', null],
    ['250', 250],
    ['€ 250', 250],
    ['0', undefined],
    ['-5', undefined],
    ['99.50', undefined],
    ['1234567', undefined],
    ['cheap', undefined],
  ])('typed as %j are %s', (text, euros) => {
    expect(parseWholeEuros(text)).toBe(euros);
  });

  it('are written as the language does', () => {
    expect([formatWholeEuros(1200, 'en'), formatWholeEuros(1200, 'nl')]).toEqual([
      '€1,200',
      '€\u00a01.200',
    ]);
  });
});
