import { buildStayOption } from '@wayfare/testing';
import { wishedOption, wishOf, withWish } from './wished-rate';

const options = [
  buildStayOption({ optionRefId: 'saver', boardCode: 'RO', cancelPolicy: fixed() }),
  buildStayOption({ optionRefId: 'saver with breakfast', boardCode: 'BB', cancelPolicy: fixed() }),
  buildStayOption({ optionRefId: 'flexible', boardCode: 'RO', paymentType: 'CARD_BOOKING' }),
  buildStayOption({ optionRefId: 'at the property', boardCode: 'HB', paymentType: 'DIRECT' }),
];

function fixed() {
  return { refundable: false, freeCancellationUntil: null, timeZone: 'Europe/Madrid' };
}

describe('the rate that a list leads to', () => {
  it.each([
    ['', undefined],
    ['rate=', undefined],
    ['rate=free', 'flexible'],
    ['rate=later', 'at the property'],
    ['rate=BB', 'saver with breakfast'],
    ['rate=free,BB', 'at the property'],
    ['rate=AI', undefined],
    ['rate=%3Cscript%3E', undefined],
  ])('by ?%s is %s', (query, id) => {
    expect(wishedOption(options, new URLSearchParams(query))?.optionRefId).toBe(id);
  });

  it('is that of the list’s filters of rates', () => {
    expect(wishOf({ category: ['4'] })).toBeNull();
    expect(wishOf({ cancellation: ['free'], board: ['BB'] })).toBe('free,BB');
    expect(withWish('/hotels/x?search=y', 'free,BB')).toBe(
      '/hotels/x?search=y&rate=free%2CBB#rooms',
    );
    expect(withWish('/hotels/x?search=y', null)).toBe('/hotels/x?search=y');
  });
});
