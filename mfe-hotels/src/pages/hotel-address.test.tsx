import {
  hotelAvailability,
  hotelReviews,
  popularPlaces,
  resolveHotelPath,
} from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, hotelDetail, resolved, STAY } from '../testing/answers';
import { NO_REVIEWS } from '../testing/reviews';
import { loader } from './hotel.page';

standStill();

const BLAU = hotelDetail();
const VERD = hotelDetail({
  hotel_id: 'h-2',
  name: 'Hotel Verd',
  paths: {
    en: '/spain/catalonia/barcelona/hotel-verd',
    nl: '/spanje/catalonie/barcelona/hotel-verd',
  },
});
const HOTELS = [BLAU, VERD];
const UNKNOWN = wireError(404, {
  code: 'NOT_FOUND',
  field: 'hotel_id',
  message: 'This hotel could not be found.',
});

/** An API that knows two hotels, by id and by path. */
const site = () =>
  fakeWire([
    [hotelReviews, NO_REVIEWS],
    [
      hotelAvailability,
      ({ hotel_id }) => {
        const hotel = HOTELS.find((known) => known.hotel_id === hotel_id);
        return hotel === undefined ? UNKNOWN : availability({ hotel });
      },
    ],
    [
      resolveHotelPath,
      ({ path }) => {
        const hotel = HOTELS.find(({ paths }) => Object.values(paths).includes(path));
        if (hotel === undefined)
          return wireError(404, { code: 'NOT_FOUND', field: 'path', message: 'x' });
        return resolved({
          place: buildPlaceSuggestion({ type: 'hotel', id: hotel.hotel_id, label: hotel.name }),
          paths: hotel.paths,
        });
      },
    ],
    [popularPlaces, []],
  ]);

const open = (path: string) => renderRoute(vertical, manifest, path, { wire: site() });
const search = (value: unknown) => JSON.stringify(value);
const OLD = '/hotels/spain/catalonia/barcelona/a-former-name';
const OLD_NL = '/nl/hotels/spanje/catalonie/barcelona/een-oude-naam';

describe('the address of a hotel', () => {
  it.each([
    [
      'HOT-19 another hotel’s slug',
      `/hotels${BLAU.paths.en}`,
      { hotel_id: 'h-2' },
      `/hotels${VERD.paths.en}`,
    ],
    ['HOT-19 a former slug', OLD, { hotel_id: 'h-2' }, `/hotels${VERD.paths.en}`],
    ['HOT-19 a former slug in Dutch', OLD_NL, { hotel_id: 'h-2' }, `/nl/hotels${VERD.paths.nl}`],
    [
      'HOT-19 places that do not exist',
      '/hotels/x/y/z/h',
      { hotel_id: 'h-2', from: 'mail' },
      `/hotels${VERD.paths.en}?from=mail`,
    ],
    [
      'HOT-20 the first hotel of a search',
      `/hotels${BLAU.paths.en}`,
      { search: search({ hotels: ['h-2', 'h-1'] }) },
      `/hotels${VERD.paths.en}`,
    ],
    [
      'HOT-20 a former slug with a search',
      OLD,
      { search: search({ hotels: ['h-2'], ...STAY }) },
      `${address(`/hotels${VERD.paths.en}`, { search: search(STAY) })}`,
    ],
    [
      'HOT-19 both, of which the id counts',
      OLD,
      { hotel_id: 'h-2', search: search({ hotels: ['h-1'] }) },
      `/hotels${VERD.paths.en}`,
    ],
  ])('is where %s leads', async (_title, path, query, own) => {
    const { address: shown } = await open(address(path, query));
    expect(shown()).toBe(own);
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Verd' })).toBeInTheDocument();
  });

  it('is led to for good', async () => {
    const { platform } = await open('/hotels');
    const url = new URL(address(`http://x${OLD}`, { hotel_id: 'h-2' }));
    const answer = await loader({
      ...platform,
      url,
      language: 'en',
      params: {
        country: 'spain',
        destination: 'catalonia',
        city: 'barcelona',
        hotel: 'a-former-name',
      },
      signal: new AbortController().signal,
    });
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `/hotels${VERD.paths.en}`,
    ]);
  });

  it.each([
    ['an id that nobody knows', { hotel_id: 'h-99' }],
    ['what is no id', { hotel_id: '<script>' }],
    ['nothing', { hotel_id: '' }],
    ['a search for a hotel that nobody knows', { search: search({ hotels: ['h-99'] }) }],
    ['its own id', { hotel_id: 'h-1' }],
  ])('stays with %s', async (_title, query) => {
    const path = address(`/hotels${BLAU.paths.en}`, query);
    const { address: shown } = await open(path);
    expect(shown()).toBe(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel Mar Blau' })).toBeInTheDocument();
  });

  it.each([OLD, `/hotels${BLAU.paths.en}`])(
    'HOT-20 %s with a search that is no JSON says so',
    async (path) => {
      await open(address(path, { search: '{"hotels":[' }));
      expect(
        screen.getByRole('heading', { level: 1, name: 'Search data not valid' }),
      ).toBeInTheDocument();
    },
  );

  it('that nobody knows does not exist', async () => {
    await open(address(OLD, { hotel_id: 'h-99' }));
    expect(
      screen.getByRole('heading', { level: 1, name: 'This page could not be found' }),
    ).toBeInTheDocument();
  });

  it('asks no more than it needs when a list leads there', async () => {
    const { wire } = await open(
      address(`/hotels${BLAU.paths.en}`, { search: search({ hotels: ['h-1'], ...STAY }) }),
    );
    expect(wire.requests.map(({ path }) => path)).toEqual([
      hotelAvailability.path,
      hotelReviews.path,
    ]);
  });
});
