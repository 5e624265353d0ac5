import { popularPlaces, searchAround } from '@wayfare/api-contract';
import { fakeWire, renderRoute, standStill } from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf } from '../testing/answers';

standStill();

const open = (path: string, total = 45) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [searchAround, (request) => searchAnswer(request, total)],
      [popularPlaces, []],
    ]),
  });
const results = (query: Record<string, string> = {}) =>
  address('/hotels', { search: searchOf(), ...query });
const shownHotels = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));

describe('the end of the list', () => {
  it('HOT-17 goes on to the last hotel of a city', async () => {
    const { user, wire } = await open(results({ page: '10' }), 220);
    await shownHotels(200);
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(220);
    expect(screen.getByText('You have seen all places.')).toBeInTheDocument();
    expect(wire.requestsTo(searchAround).at(-1)?.page).toBe(11);
  });

  it('S5 whoever asks for more by the button goes on at the first new place', async () => {
    const { user } = await open(results());
    await user.click(screen.getByRole('link', { name: 'Show more places' }));
    await shownHotels(40);
    expect(screen.getByRole('link', { name: 'Hotel 21' })).toHaveFocus();
  });

  it('S5 does not grow while the keyboard is at the end of the list', async () => {
    const { wire } = await open(results());
    act(() => screen.getByRole('link', { name: 'Show more places' }).focus());
    act(() => void window.dispatchEvent(new Event('scroll')));
    act(() => screen.getByRole('link', { name: 'Hotel 20' }).focus());
    expect(wire.requestsTo(searchAround)).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await shownHotels(40);
  });
});
