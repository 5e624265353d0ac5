import {
  hotelAvailability,
  hotelReviews,
  hotelQuote,
  hotelQuoted,
  popularPlaces,
  predictive,
  resolveHotelPath,
  searchAround,
  favourites,
} from '@wayfare/api-contract';
import { buildPlaceSuggestion, fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
import { buildQuote } from '../testing/bookings';
import { NO_REVIEWS } from '../testing/reviews';

standStill();
beforeEach(() => window.sessionStorage.clear());

const PATHS = hotelDetail().paths;

const MEMBER = (country: string | null) => ({
  user: 'u-1',
  profile: { email: 'mia@example.com', country },
});

function open(path: string, user?: ReturnType<typeof MEMBER>) {
  const wire = fakeWire([
    [
      searchAround,
      (request) => ({ ...searchAnswer(request, 3), memberPrices: user !== undefined }),
    ],
    [hotelReviews, NO_REVIEWS],
    [favourites, { favourites: [] }],
    [hotelAvailability, availability({ memberPrices: user !== undefined })],
    [
      resolveHotelPath,
      resolved({
        place: buildPlaceSuggestion({ type: 'hotel', id: 'h-1', path: PATHS.en }),
        paths: PATHS,
      }),
    ],
    [hotelQuote, buildQuote()],
    [hotelQuoted, buildQuote()],
    [predictive, [buildPlaceSuggestion()]],
    [popularPlaces, []],
  ]);
  return renderRoute(vertical, manifest, path, { wire, user });
}

async function chooseCountry(user: UserEvent, label: string, country: string) {
  await user.selectOptions(screen.getAllByLabelText(label)[0]!, country);
}

describe('HOT-21 the country of the traveller', () => {
  it.each([
    ['/hotels', {}, 'GB'],
    ['/nl/hotels', {}, 'NL'],
    ['/hotels', { nationality: 'DE' }, 'DE'],
    ['/hotels', { nationality: 'somewhere' }, 'GB'],
  ])('on %s with %j is %s', async (path, search, expected) => {
    const { wire } = await open(address(path, { search: searchOf(search) }));
    expect(wire.requestsTo(searchAround)[0]?.nationality).toBe(expected);
  });

  it('is chosen with the guests, kept with the search, and the same in search, availability and quote', async () => {
    const {
      user,
      wire,
      view,
      address: shown,
    } = await open(address('/hotels', { search: searchOf() }));
    await chooseCountry(user, 'Country you live in', 'Belgium');
    await user.click(screen.getAllByRole('button', { name: 'Search', hidden: true })[0]!);
    const search = new URL(shown(), 'http://x').searchParams.get('search') ?? '';
    expect(JSON.parse(search)).toMatchObject({ nationality: 'BE' });
    expect(wire.requestsTo(searchAround).at(-1)?.nationality).toBe('BE');
    await waitFor(() =>
      expect(within(screen.getAllByRole('article')[0]!).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringContaining(encodeURIComponent('"nationality":"BE"')),
      ),
    );
    view.unmount();
    const hotel = await open(address(`/hotels${PATHS.en}`, { search }));
    expect(hotel.wire.requestsTo(hotelAvailability)[0]?.nationality).toBe('BE');
    await user.click(screen.getByRole('radio', { name: /^Double room/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to your details' }));
    expect(hotel.wire.requestsTo(hotelQuote)[0]?.nationality).toBe('BE');
  });

  it.each([
    ['the account’s, where none was chosen', 'BE', {}, 'BE'],
    ['the chosen one before the account’s', 'BE', { nationality: 'DE' }, 'DE'],
    ['the language’s, where the account keeps none', null, {}, 'GB'],
  ])('of a member is %s', async (_case, country, search, expected) => {
    const { wire, address: shown } = await open(
      address('/hotels', { search: searchOf(search) }),
      MEMBER(country),
    );
    await waitFor(() => expect(wire.requestsTo(searchAround).at(-1)?.nationality).toBe(expected));
    const kept = JSON.parse(new URL(shown(), 'http://x').searchParams.get('search') ?? '');
    expect(kept.nationality ?? 'GB').toBe(expected);
    expect(screen.getAllByLabelText('Country you live in')[0]).toHaveValue(expected);
  });

  it('of a member’s account is the same in availability and quote', async () => {
    const { user, wire } = await open(
      address(`/hotels${PATHS.en}`, { search: searchOf({ hotels: ['h-1'] }) }),
      MEMBER('BE'),
    );
    await waitFor(() => expect(wire.requestsTo(hotelAvailability).at(-1)?.nationality).toBe('BE'));
    await user.click(await screen.findByRole('radio', { name: /^Double room/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to your details' }));
    expect(wire.requestsTo(hotelQuote)[0]?.nationality).toBe('BE');
  });

  it('of a member goes with a search that they send without choosing one', async () => {
    const { user, address: shown } = await open(
      address('/hotels', { search: searchOf({ checkIn: undefined, checkOut: undefined }) }),
      MEMBER('BE'),
    );
    expect(screen.getAllByLabelText('Country you live in')[0]).toHaveValue('BE');
    expect(decodeURIComponent(shown())).not.toContain('nationality');
    await user.type(screen.getAllByLabelText(/check-in/i)[0]!, '2026-12-10');
    await user.type(screen.getAllByLabelText(/check-out/i)[0]!, '2026-12-12');
    await user.click(screen.getAllByRole('button', { name: 'Search', hidden: true })[0]!);
    await waitFor(() => expect(decodeURIComponent(shown())).toContain('"nationality":"BE"'));
  });

  it('the place’s latitude and longitude are sent where the search knows them', async () => {
    const place = { type: 'city', id: 'c-barcelona' };
    const { wire } = await open(
      address('/hotels', {
        search: searchOf({ place: { ...place, latitude: 41.38, longitude: 2.17 } }),
      }),
    );
    expect(wire.requestsTo(searchAround)[0]).toMatchObject({
      place,
      latitude: 41.38,
      longitude: 2.17,
    });
    const unknown = await open(
      address('/hotels', {
        search: searchOf({ place: { ...place, latitude: 'x', longitude: 500 } }),
      }),
    );
    expect(unknown.wire.requestsTo(searchAround)[0]).not.toHaveProperty('latitude');
  });
});

describe('M4 a child’s age', () => {
  it('is told when it is asked for, and the message at the top leads to it', async () => {
    const { user } = await open(address('/accommodations', {}));
    const form = within(screen.getByRole('search'));
    const panel = form.getByText('2 adults, 1 room').closest('details')!;
    await user.click(form.getByText('2 adults, 1 room'));
    await user.click(form.getByRole('button', { name: /One child more in room 1/ }));
    expect(form.getByText('Choose the age of child 1 in room 1.')).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(form.getByRole('button', { name: 'Done' }));
    expect(panel.open).toBe(false);
    await user.click(form.getByRole('button', { name: 'Search' }));
    await user.click(form.getByRole('link', { name: 'Choose the age of each child.' }));
    expect(panel.open).toBe(true);
    expect(form.getByLabelText('Age of child 1')).toHaveFocus();
  });
});
