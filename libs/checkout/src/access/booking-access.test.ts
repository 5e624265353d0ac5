import { accessProblems, keyInUrl, keyOfId, typedAccess } from './booking-access';

describe('access to a booking without an account', () => {
  it.each([
    ['everything', { reference: 'ab12cd34', email: 'anna@example.com', pin: '0123' }, []],
    ['nothing', { reference: '', email: '', pin: '' }, ['reference', 'email', 'pin']],
    [
      'a short reference',
      { reference: 'AB12', email: 'anna@example.com', pin: '0123' },
      ['reference'],
    ],
    [
      'a PIN with letters',
      { reference: 'AB12CD34', email: 'anna@example.com', pin: '12a4' },
      ['pin'],
    ],
  ])('is judged with %s', (_, draft, fields) => {
    expect(accessProblems(draft).map(({ field }) => field)).toEqual(fields);
  });

  it('is asked for by an id that an address may lack', () => {
    expect(keyOfId('')).toBeNull();
    expect(keyOfId('b-1')).toEqual({ booking_id: 'b-1' });
  });

  it('goes over the wire trimmed and in capitals', () => {
    expect(
      typedAccess({ reference: ' ab12cd34 ', email: ' anna@example.com ', pin: ' 0123 ' }),
    ).toEqual({ reference: 'AB12CD34', email: 'anna@example.com', pin: '0123' });
  });

  it.each([
    ['a signed link', 'key=k-1&booking=b-1', { access: { key: 'k-1' } }],
    ["the owner's booking", 'booking=b-1', { booking_id: 'b-1' }],
    ['nothing', '', null],
    ['an id that is none', `booking=${'x'.repeat(81)}`, null],
  ])('is read from the URL: %s', (_, query, key) => {
    expect(keyInUrl(new URLSearchParams(query))).toEqual(key);
  });
});
