import { popularPlaces, predictive, searchAround } from '@wayfare/api-contract';
import type { PlaceSuggestion } from '@wayfare/api-contract';
import { fakeWire, fill, renderRoute, renderSlot, standStill } from '@wayfare/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, searchAnswer, searchOf } from '../testing/answers';
import { COSTA_BRAVA, EIFFEL_TOWER } from '../testing/circles';

standStill();

const TOREN = {
  ...EIFFEL_TOWER,
  label: 'Eiffeltoren',
  countryName: 'Frankrijk',
  cityName: 'Parijs',
};
function answerFor(place: PlaceSuggestion, distanceKm: number) {
  return fakeWire([
    [predictive, [place]],
    [popularPlaces, []],
    [
      searchAround,
      (request) => {
        const answer = searchAnswer(request, 3);
        return {
          ...answer,
          place,
          hotels: answer.hotels.map((hotel) => ({ ...hotel, distanceKm })),
        };
      },
    ],
  ]);
}

const search = ({ type, id, label }: PlaceSuggestion) =>
  searchOf({ place: { type, id }, searchTerms: label });

it.each([
  ['/hotels', EIFFEL_TOWER, 'Hotels near Eiffel Tower, Paris, France', '0.8 km from Eiffel Tower'],
  ['/nl/hotels', TOREN, 'Hotels bij Eiffeltoren, Parijs, Frankrijk', '0,8 km van Eiffeltoren'],
])(
  'hotels round a sight on %s say how far from it they are',
  async (path, place, heading, away) => {
    const wire = answerFor(place, 0.8);
    const { head } = await renderRoute(
      vertical,
      manifest,
      address(path, { search: search(place) }),
      { wire },
    );
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(head()?.title).toBe(heading);
    expect(screen.getAllByText(away)).toHaveLength(3);
    expect(wire.requestsTo(searchAround)[0]?.place).toEqual({ type: 'sight', id: 'eiffel-tower' });
  },
);

it('hotels of a coast are not so far from its middle', async () => {
  const path = address('/hotels', { search: search(COSTA_BRAVA) });
  await renderRoute(vertical, manifest, path, { wire: answerFor(COSTA_BRAVA, 31) });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Hotels in and around Costa Brava, Spain' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/ km /)).not.toBeInTheDocument();
});

it.each([
  ['/hotels', 'Hotels nearby', '0.8 km away'],
  ['/nl/hotels', 'Hotels in de buurt', 'Op 0,8 km afstand'],
])('hotels round a point on %s are so far away', async (path, heading, away) => {
  const here = { place: undefined, searchTerms: undefined, latitude: 41.387, longitude: 2.169 };
  const wire = answerFor(EIFFEL_TOWER, 0.8);
  const { head } = await renderRoute(
    vertical,
    manifest,
    address(path, { search: searchOf(here) }),
    {
      wire,
    },
  );
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(head()?.title).toBe(heading);
  expect(screen.getAllByText(away)).toHaveLength(3);
  await screen.findAllByRole('button', { name: /^(Save|Hotel 1 bewaren)/ });
  expect(screen.queryByRole('button', { name: /^(Share|Delen)$/ })).not.toBeInTheDocument();
});

it('a sight is among the suggestions, with the city that it is in', async () => {
  const wire = answerFor(EIFFEL_TOWER, 0.8);
  const slot = await renderSlot(vertical, manifest, 'home.search/v1', { path: '/', wire });
  const { user } = slot;
  await fill(user, screen.getByRole('combobox', { name: 'Where to?' }), 'eiffel');
  const sights = await screen.findByRole('group', { name: 'Sights' });
  const option = within(sights).getByRole('option', { name: /Eiffel Tower/ });
  expect(option).toHaveTextContent('Paris, France');
  expect(wire.requestsTo(predictive).at(-1)).toEqual({
    place: 'eiffel',
    origin: 'web',
    language: 'en',
    circles: true,
    stations: true,
  });
  await user.click(option);
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-01-12' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-01-14' } });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const asked = new URL(slot.address(), 'http://x').searchParams.get('search') ?? '';
  expect(JSON.parse(asked)).toMatchObject({
    place: { type: 'sight', id: 'eiffel-tower' },
    searchTerms: 'Eiffel Tower, Paris, France',
  });
});
