import {
  hotelAvailability,
  hotelReviews,
  mapSource,
  mapTile,
  hotelBooking,
  hotelQuoted,
  paymentSettings,
  popularPlaces,
  resolveHotelPath,
  searchAround,
} from '@wayfare/api-contract';
import {
  buildHotelResult,
  buildPlaceSuggestion,
  expectAccessible,
  fakeWire,
  installPayments,
  PAYMENT_SETTINGS,
  renderRoute,
  standStill,
  BARE_TILE,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import {
  address,
  availability,
  hotelDetail,
  resolved,
  searchAnswer,
  searchOf,
} from '../testing/answers';
import { buildBooking, buildQuote, keepGuest } from '../testing/bookings';
import { NO_REVIEWS } from '../testing/reviews';

standStill();
installPayments();
beforeEach(() => window.sessionStorage.clear());

const PATHS = hotelDetail().paths;

function open(path: string, detail = hotelDetail()) {
  const wire = fakeWire([
    [
      searchAround,
      (request) => ({
        ...searchAnswer(request, 1),
        hotels: [buildHotelResult({ accessibility: ['mobility'] })],
      }),
    ],
    [hotelReviews, NO_REVIEWS],
    [hotelAvailability, availability({ hotel: detail })],
    [
      resolveHotelPath,
      resolved({
        place: buildPlaceSuggestion({ type: 'hotel', id: 'h-1', path: detail.path }),
        paths: PATHS,
      }),
    ],
    [popularPlaces, []],
    [mapTile, BARE_TILE],
    [mapSource, null],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}

describe('S8 accessible places', () => {
  it.each([
    ['/hotels', 'Wheelchair accessible'],
    ['/hotels/map', 'Wheelchair accessible'],
    ['/nl/hotels', 'Rolstoeltoegankelijk'],
  ])('on %s are a filter of the search', async (path, name) => {
    const { user, wire, address: shown } = await open(address(path, { search: searchOf() }));
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    await waitFor(() =>
      expect(new URL(shown(), 'http://x').searchParams.get('filters')).toBe(
        '{"accessibility":["mobility"]}',
      ),
    );
    expect(wire.requestsTo(searchAround).at(-1)?.filters).toEqual({ accessibility: ['mobility'] });
    expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeInTheDocument();
  });

  it('say so on their card', async () => {
    await open(address('/hotels', { search: searchOf() }));
    expect(
      within(screen.getByRole('article')).getByText('Wheelchair accessible'),
    ).toBeInTheDocument();
  });

  it.each([
    [
      '/hotels',
      PATHS.en,
      ['mobility'],
      'Accessibility',
      /has:Wheelchair accessibleNot told to us: door widths, step-free showers/,
    ],
    [
      '/nl/hotels',
      PATHS.nl,
      [],
      'Toegankelijkheid',
      /heeft ons niets over toegankelijkheid verteld\.Niet aan ons verteld: deurbreedtes/,
    ],
  ] as const)(
    'on the hotel’s page %s%s say what they have, and what they do not say',
    async (path, own, accessibility, name, text) => {
      await open(path + own, hotelDetail({ accessibility: [...accessibility], path: own }));
      expect(screen.getByRole('region', { name })).toHaveTextContent(text);
    },
  );
});

describe('S8 what a guest needs', () => {
  const STEP1 = address('/booking/step1', {
    quote: 'q-1',
    optionRefId: 'opt-1',
    hotel_id: 'h-1',
    search: searchOf({ hotels: ['h-1'] }),
  });

  function book(path: string) {
    return renderRoute(vertical, manifest, path, {
      wire: fakeWire([
        [hotelQuoted, buildQuote()],
        [paymentSettings, PAYMENT_SETTINGS],
        [hotelBooking, buildBooking({ assistance: ['stepFree', 'assistanceDog'] })],
        [popularPlaces, []],
      ]),
    });
  }

  it('is asked for at step 1, which says that the property has to confirm it, and shown again before paying', async () => {
    keepGuest();
    const { user, view } = await book(STEP1);
    const needs = within(screen.getByRole('group', { name: 'Accessibility needs (optional)' }));
    expect(screen.getByText(/the property has to confirm it/)).toBeInTheDocument();
    await user.click(needs.getByRole('checkbox', { name: 'Assistance dog' }));
    await user.click(needs.getByRole('checkbox', { name: 'Step-free access' }));
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('heading', { level: 1, name: 'Check and pay' });
    expect(screen.getByText('Accessibility').parentElement).toHaveTextContent(
      'Step-free accessAssistance dogThe property has to confirm it.',
    );
    expect(JSON.parse(window.sessionStorage.getItem('draft.hotels.guest') ?? '{}')).toMatchObject({
      assistance: ['stepFree', 'assistanceDog'],
    });
  });

  it('stands with the booking', async () => {
    await book(address('/success', { booking: 'b-1' }));
    expect((await screen.findByText('Accessibility')).parentElement).toHaveTextContent(
      'Step-free accessAssistance dogThe property has to confirm it.',
    );
  });
});
