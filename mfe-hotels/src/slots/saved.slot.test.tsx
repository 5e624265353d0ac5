import {
  favourites,
  removeFavourite,
  saveFavourites,
  searchAround,
  type Favourite,
} from '@wayfare/api-contract';
import {
  buildHotelResult,
  expectAccessible,
  fakeWire,
  renderSlot,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { searchAnswer, searchOf } from '../testing/answers';

standStill();
beforeEach(() => window.localStorage.clear());

const MEMBER = { user: 'u1', name: 'Anne', lastname: 'Hof' };
const saved = (item: string, search = ''): Favourite => ({
  ...{ product: 'hotels', item, search },
  saved_at: '2026-12-01T09:00:00Z',
});
const keep = (...list: Favourite[]) =>
  window.localStorage.setItem('favourites', JSON.stringify(list));
const kept = () => JSON.parse(window.localStorage.getItem('favourites') ?? '[]') as Favourite[];
const HOTELS = ['h-1', 'h-2'].map((id) =>
  buildHotelResult({ hotel_id: id, name: `Hotel ${id}`, path: `/spain/${id}` }),
);

function open({
  user,
  path = '/saved',
  list = [],
  save = (request) => ({
    favourites: request.favourites.map(({ item }) => saved(item)),
  }),
}: {
  user?: typeof MEMBER;
  path?: string;
  list?: Favourite[];
  save?: (request: { favourites: { item: string }[] }) => { favourites: Favourite[] } | Response;
} = {}) {
  return renderSlot(vertical, manifest, 'saved.list/v1', {
    path,
    ...(user === undefined ? {} : { user }),
    wire: fakeWire([
      [
        searchAround,
        (request) => ({
          ...searchAnswer(request, 0),
          hotels: HOTELS.filter(({ hotel_id }) => request.hotels?.includes(hotel_id)),
        }),
      ],
      [favourites, { favourites: list }],
      [saveFavourites, save],
      [removeFavourite, { ok: true }],
    ]),
  });
}

const heartOf = (name: string) => screen.findByRole('button', { name: `Save ${name}` });

describe('the hotels that were saved', () => {
  it('are the browser’s own for a visitor, lead back with the dates of before, and go by one press that can be taken back', async () => {
    const search = searchOf({ hotels: ['h-1'] });
    keep(saved('h-2', search), saved('h-1'), saved('h-9'));
    const { user, view, wire } = await open();
    expect(await screen.findByRole('link', { name: 'Hotel h-2' })).toHaveAttribute(
      'href',
      `/hotels/spain/h-2?${new URLSearchParams({ search })}`,
    );
    expect(screen.getByRole('link', { name: 'Hotel h-1' })).toHaveAttribute(
      'href',
      '/hotels/spain/h-1',
    );
    expect(screen.getByText(/^Tue 12 Jan 2027 to Thu 14 Jan 2027/)).toBeVisible();
    expect(screen.getByText('1 saved hotel is not sold any more.')).toBeVisible();
    await expectAccessible(view.container);
    const heart = await heartOf('Hotel h-2');
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(heart).toHaveFocus();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Hotel h-2 is not saved any more')).toBeInTheDocument();
    expect(kept().map(({ item }) => item)).toEqual(['h-1', 'h-9']);
    await user.click(heart);
    expect(kept().map(({ item }) => item)).toEqual(['h-2', 'h-1', 'h-9']);
    expect(wire.requestsTo(favourites)).toEqual([]);
  });

  it('go from the browser into the account once, when somebody is logged in', async () => {
    keep(saved('h-1', 'x'));
    const { user, wire } = await open({ user: MEMBER });
    await screen.findByRole('link', { name: 'Hotel h-1' });
    expect(wire.requestsTo(saveFavourites)).toEqual([
      { favourites: [{ product: 'hotels', item: 'h-1', search: 'x' }], merge: true },
    ]);
    expect(window.localStorage.getItem('favourites')).toBeNull();
    await user.click(await heartOf('Hotel h-1'));
    await waitFor(() =>
      expect(wire.requestsTo(removeFavourite)).toEqual([{ product: 'hotels', item: 'h-1' }]),
    );
    expect(kept()).toEqual([]);
  });

  it.each<[string, () => Response, string]>([
    [
      'full',
      () => wireError(409, { code: 'INVALID_REQUEST', message: 'full' }),
      'You have saved 200 already. Remove one first.',
    ],
    [
      'away',
      () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
      'That was not saved. Please try again.',
    ],
  ])(
    'say so beside the heart when the account is %s, and show what is kept',
    async (_what, failure, text) => {
      const { user } = await open({ user: MEMBER, list: [saved('h-1')], save: failure });
      const heart = await heartOf('Hotel h-1');
      await user.click(heart);
      await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
      await user.click(heart);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
    },
  );

  it('are none at first, which says how to save one', async () => {
    window.localStorage.setItem('favourites', '{"rubbish"');
    const { view } = await open({ path: '/nl/bewaard' });
    expect(await screen.findByText(/Je hebt nog geen hotel bewaard/)).toBeVisible();
    expect(within(view.container).getByRole('link', { name: 'Hotels zoeken' })).toBeVisible();
  });
});
