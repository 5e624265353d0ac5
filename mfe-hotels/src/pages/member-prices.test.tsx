import {
  hotelAvailability,
  hotelReviews,
  login,
  popularPlaces,
  resolveHotelPath,
  searchAround,
  type LoginResult,
  favourites,
} from '@wayfare/api-contract';
import {
  buildHotelResult,
  buildPlaceSuggestion,
  buildStayOption,
  buildStayPrice,
  fakeWire,
  renderRoute,
  standStill,
} from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
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
import { NO_REVIEWS } from '../testing/reviews';

standStill();

const MIA: LoginResult = {
  user: 'u-1',
  token: 'token-of-mia',
  name: 'Mia',
  lastname: 'Vos',
  language: 'en',
  picture: null,
  profile: { email: 'mia@example.com' },
  googleLoggued: false,
  expiredTime: 4_000_000_000_000,
  serverTime: 1_800_000_000_000,
};
const LOGGED_IN = { user: MIA.user, token: MIA.token };
const FOR_GUESTS = buildStayPrice({ gross: '412.50', member: '371.25' });
const FOR_MEMBERS = buildStayPrice({ gross: '371.25', perNight: '185.63', publicPrice: '412.50' });

const PATHS = hotelDetail().paths;
const HOTEL = resolved({
  place: buildPlaceSuggestion({
    type: 'hotel',
    id: 'h-1',
    label: 'Hotel Mar Blau',
    path: PATHS.en,
  }),
  paths: PATHS,
});

/** An API that answers each caller with the prices of who calls. */
function site({
  isMember,
  rendersAsGuest = false,
}: {
  isMember: boolean;
  rendersAsGuest?: boolean;
}) {
  const state = { isMember, isFirst: rendersAsGuest };
  const asks = () => {
    const memberPrices = state.isMember && !state.isFirst;
    state.isFirst = false;
    return { memberPrices, price: memberPrices ? FOR_MEMBERS : FOR_GUESTS };
  };
  const wire = fakeWire([
    [
      searchAround,
      (request) => {
        const { memberPrices, price } = asks();
        return { ...searchAnswer(request, 1), memberPrices, hotels: [buildHotelResult({ price })] };
      },
    ],
    [hotelReviews, NO_REVIEWS],
    [favourites, { favourites: [] }],
    [
      hotelAvailability,
      () => {
        const { memberPrices, price } = asks();
        return availability({ memberPrices, options: [buildStayOption({ price })] });
      },
    ],
    [resolveHotelPath, HOTEL],
    [login, MIA],
    [popularPlaces, []],
  ]);
  return { state, wire };
}

const RESULTS = address('/hotels', { search: searchOf() });
const PAGE = address(`/hotels${PATHS.en}`, { search: searchOf({ hotels: ['h-1'] }) });

describe('PLT-03 the price for members', () => {
  it('PLT-37 is the price of a card for who is logged in, with what it saves', async () => {
    await renderRoute(vertical, manifest, RESULTS, {
      wire: site({ isMember: true }).wire,
      user: LOGGED_IN,
    });
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('€371.25');
    expect(card).toHaveTextContent('Member price: you save €41.25');
    expect(card).not.toHaveTextContent('€412.50');
  });

  it('stands beside the public one for a guest', async () => {
    await renderRoute(vertical, manifest, RESULTS, { wire: site({ isMember: false }).wire });
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('€412.50');
    expect(card).toHaveTextContent('€371.25 for members');
    expect(card).not.toHaveTextContent('you save');
  });

  it.each([
    ['a list', RESULTS, searchAround.path],
    ['a hotel', PAGE, hotelAvailability.path],
  ])(
    'is asked for once more on the page of %s that the server rendered for nobody',
    async (_title, path, asked) => {
      const { wire } = site({ isMember: true, rendersAsGuest: true });
      await renderRoute(vertical, manifest, path, { wire, user: LOGGED_IN });
      expect(await screen.findByText('Member price: you save €41.25')).toBeInTheDocument();
      expect(screen.queryByText(/Log in/)).not.toBeInTheDocument();
      expect(wire.requests.filter((request) => request.path === asked)).toHaveLength(2);
    },
  );

  it('comes with a login on the page and goes with its end', async () => {
    const { state, wire } = site({ isMember: false });
    const { platform } = await renderRoute(vertical, manifest, PAGE, { wire });
    expect(
      screen.getByText('Members pay €371.25. Log in to book at this price.'),
    ).toBeInTheDocument();
    state.isMember = true;
    await act(() =>
      platform.signIn({ user: 'mia@example.com', password: 'Passw0rd!', origin: 'web' }),
    );
    expect(await screen.findByText('Member price: you save €41.25')).toBeInTheDocument();
    expect(screen.queryByText(/Log in/)).not.toBeInTheDocument();
    state.isMember = false;
    await act(() => platform.logout());
    expect(
      await screen.findByText('Members pay €371.25. Log in to book at this price.'),
    ).toBeInTheDocument();
  });

  it('is what a room costs: in its card, its details, the summary, and what is asked for', async () => {
    const { wire } = site({ isMember: true });
    const { user } = await renderRoute(vertical, manifest, PAGE, { wire, user: LOGGED_IN });
    await user.click(screen.getByRole('radio', { name: /^Double room/ }));
    const summary = screen.getByRole('region', { name: 'Your choice' });
    expect(summary).toHaveTextContent('€371.25');
    expect(summary).toHaveTextContent('you save €41.25');
    const details = within(
      screen.getByRole('radio', { name: /^Double room/ }).closest('li') ?? document.body,
    ).getByRole('group', { hidden: true });
    expect(details).toHaveTextContent('Price before taxes€375.00');
    expect(details).toHaveTextContent('Member discount-€41.25');
    expect(details).toHaveTextContent('Total incl. taxes€371.25');
  });

  it('is said in Dutch too', async () => {
    await renderRoute(vertical, manifest, address('/nl/hotels', { search: searchOf() }), {
      wire: site({ isMember: true }).wire,
      user: LOGGED_IN,
    });
    expect(await screen.findByText(/^Ledenprijs: je bespaart €\s41,25$/)).toBeInTheDocument();
  });
});
