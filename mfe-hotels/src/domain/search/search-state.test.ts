import { place } from '../../testing/places';
import { PAGE_SIZE, SHORT_SIZE, searchStateOf } from './search-state';

describe('search state', () => {
  it('HOT-31 holds the fields of the specification', () => {
    expect(searchStateOf(place({}), 'en')).toEqual({
      search: {
        language: 'en',
        countryName: 'Spain',
        destinationName: 'Catalonia',
        city_name: 'Barcelona',
        hotel_name: null,
        searchTerms: 'Barcelona, Spain',
        place: { type: 'city', id: 'c_1' },
        size: 20,
      },
      breadcrumb: [
        { type: 'country', label: 'Spain', path: '/spain' },
        { type: 'destination', label: 'Catalonia', path: '/spain/catalonia' },
        { type: 'city', label: 'Barcelona', path: '/spain/catalonia/barcelona' },
      ],
    });
  });

  it('CON-09 asks for 20 hotels, a short search for 6', () => {
    expect([PAGE_SIZE, SHORT_SIZE]).toEqual([20, 6]);
  });
});
