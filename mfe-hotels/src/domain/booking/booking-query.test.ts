import { hotelHref, readBookingQuery, stepHref, writeBookingQuery } from './booking-query';

const FULL = {
  quote: 'q-1',
  optionRefId: 'opt-1',
  hotelId: 'h-1',
  search: '{"hotels":["h-1"]}',
  note: null,
};

describe('the query of a booking step', () => {
  it('is read as it was written', () => {
    expect(readBookingQuery(writeBookingQuery(FULL))).toEqual(FULL);
    expect(readBookingQuery(writeBookingQuery({ ...FULL, note: 'details' })).note).toBe('details');
  });

  it.each([
    ['nothing', new URLSearchParams()],
    ['a quote that is too long', new URLSearchParams({ quote: 'x'.repeat(81) })],
    ['a note that is none', new URLSearchParams({ note: '<script>' })],
  ])('names no quote and no note for %s', (_, query) => {
    expect(readBookingQuery(query)).toEqual({
      quote: '',
      optionRefId: '',
      hotelId: '',
      search: '',
      note: null,
    });
  });

  it('leaves out what is not known', () => {
    expect(stepHref.step2({ quote: 'q-1' }, 'nl')).toBe('/nl/boeking/stap2?quote=q-1');
  });
});

describe('the way back', () => {
  it.each([
    [
      'the hotel with its search',
      { hotelId: 'h-1', search: '{"a":1}' },
      '/hotel?hotel_id=h-1&search=%7B%22a%22%3A1%7D',
    ],
    ['the hotel without dates', { hotelId: 'h-1', search: '' }, '/hotel?hotel_id=h-1'],
    [
      'the results where the hotel is not known',
      { hotelId: '', search: '{"a":1}' },
      '/hotels?search=%7B%22a%22%3A1%7D',
    ],
    ['the search form where nothing is known', { hotelId: '', search: '' }, '/accommodations'],
  ])('ERR-10 leads to %s', (_, query, href) => {
    expect(hotelHref(query, 'en')).toBe(href);
  });
});
