import { readPlainSearch } from './plain-search';

describe('the search form before its script', () => {
  it('sends place, dates and rooms by name', () => {
    const query = new URLSearchParams(
      'where=Barcelona&checkIn=2026-12-10&checkOut=12/12/2026&adults=2&children=0&adults=1&children=2&age-1=5&age-1=&nationality=BE',
    );
    expect(readPlainSearch(query)).toEqual({
      text: 'Barcelona',
      search: {
        place: null,
        area: null,
        hotels: [],
        nationality: 'BE',
        stay: { checkIn: '2026-12-10', checkOut: '2026-12-12' },
        party: [
          { adults: 2, childAges: [] },
          { adults: 1, childAges: [5, null] },
        ],
      },
    });
  });

  it.each(['', 'where=', 'where=%20'])('asks for a place when "%s" names none', (text) => {
    expect(readPlainSearch(new URLSearchParams(text))).toBeNull();
  });
});
