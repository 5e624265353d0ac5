import { popularPlaces, searchAround, type PopularPlace } from '@wayfare/api-contract';
import type { SlotProps } from '@wayfare/remote-kit';
import {
  buildHotelResult,
  buildPlaceSuggestion,
  expectAccessible,
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderSlot,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { searchAnswer } from '../testing/answers';

standStill();

const popular = (id: string): PopularPlace => ({
  ...buildPlaceSuggestion({ id, label: id }),
  hotelCount: 9,
  image: '/media/x',
  imageAlt: 'x',
});
const POPULAR = ['c-paris', 'c-rome', 'c-bern', 'c-oslo'].map(popular);

type Calls = [typeof searchAround, typeof popularPlaces];
type Search = Parameters<typeof fakeWire<Calls>>[0][0][1];

const forty: Search = (request) => {
  const answer = searchAnswer(request, 40);
  const undated = answer.hotels.map((hotel) =>
    buildHotelResult({
      ...hotel,
      hotel_id: `${request.place?.id}-${hotel.hotel_id}`,
      name: `${request.place?.id} ${hotel.name}`,
      price: null,
      boardCode: null,
      refundable: null,
      freeCancellationUntil: null,
      accessibility: ['mobility', 'hearing'],
    }),
  );
  return { ...answer, hotels: undated };
};

function open(
  search: Search,
  path = '/vacation/spain',
  params: SlotProps['params'] = { countryCode: 'ES' },
) {
  return renderSlot(vertical, manifest, 'hotels.featured/v1', {
    path,
    params,
    wire: fakeWire<Calls>([
      [searchAround, search],
      [popularPlaces, POPULAR],
    ]),
  });
}

const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the featured hotels', () => {
  it('CON-09 CNT-18 are six of a country from a short search, each a link to its page', async () => {
    const { view, wire } = await open(forty);
    expect(await screen.findByRole('link', { name: 'ES Hotel 1' })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia/barcelona/hotel-1',
    );
    expect(names()).toHaveLength(6);
    expect(wire.requestsTo(searchAround)).toHaveLength(1);
    expect(wire.requestsTo(searchAround)[0]).toMatchObject({
      place: { type: 'country', id: 'ES' },
      size: 6,
      page: 1,
      language: 'en',
    });
    expect(wire.requestsTo(searchAround)[0]).not.toHaveProperty('checkIn');
    await expectAccessible(view.container);
  });

  it('OQ-35 say what their prices are: an indication for one night and two adults', async () => {
    await open(forty);
    await screen.findByRole('link', { name: 'ES Hotel 1' });
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(
      'From €99.00indication for one night, two adults',
    );
    expect(screen.getByText(/Choose dates for the price of your stay/)).toBeVisible();
    expect(screen.getAllByRole('article')[0]).not.toHaveTextContent('km from the centre');
  });

  it('CON-09 come in turn from the three most popular places where no country is named', async () => {
    const { wire } = await open(forty, '/', {});
    await screen.findByRole('link', { name: 'c-paris Hotel 1' });
    expect(names()).toEqual([
      'c-paris Hotel 1',
      'c-rome Hotel 1',
      'c-bern Hotel 1',
      'c-paris Hotel 2',
      'c-rome Hotel 2',
      'c-bern Hotel 2',
    ]);
    expect(wire.requestsTo(searchAround).map(({ size }) => size)).toEqual([6, 6, 6]);
  });

  it('I18N-64 are asked for and shown in Dutch on a Dutch page', async () => {
    const { wire } = await open(forty, '/nl/vacation/spanje');
    await screen.findByRole('link', { name: 'ES Hotel 1' });
    expect(screen.getByText(/Kies datums voor de prijs van je verblijf/)).toBeVisible();
    expect(wire.requestsTo(searchAround)[0]?.language).toBe('nl');
  });

  it('keep the place of six cards while they are on their way, and say so', async () => {
    const { view } = await open(hangingAnswer);
    expect(screen.getByRole('status')).toHaveTextContent('Hotels are being loaded…');
    expect(view.container.querySelectorAll('li')).toHaveLength(6);
    await expectAccessible(view.container);
  });

  it.each([
    [
      'a country has none',
      (request: Parameters<typeof searchAnswer>[0]) => searchAnswer(request, 0),
    ],
    [
      'the catalogue does not have the country',
      () => wireError(404, { code: 'NOT_FOUND', message: 'x' }),
    ],
  ])('say so when %s, and lead on', async (_, search) => {
    await open(search);
    expect(await screen.findByText(/There are no hotels to show here yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search hotels elsewhere' })).toHaveAttribute(
      'href',
      '/accommodations',
    );
  });

  it.each([
    ['fails', () => wireError(500, { code: 'SERVER_ERROR', message: 'x' })],
    ['cannot be reached', networkFailure],
  ])('say so when the search %s, and come on a second try', async (_, failure) => {
    let isUp = false;
    const { user, view } = await open((request) => (isUp ? searchAnswer(request, 3) : failure()));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hotels can’t be shown right now.');
    await expectAccessible(view.container);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Hotel 3' })).toBeVisible();
  });
});
