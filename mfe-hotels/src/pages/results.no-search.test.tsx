import { predictive, resolveHotelPath, searchAround } from '@wayfare/api-contract';
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
import { address, resolved, searchAnswer, searchOf } from '../testing/answers';
import { openResults, parameter, results } from '../testing/results-page';

standStill();

describe('a search that cannot be sent', () => {
  it.each([
    [
      'garbage',
      'garbage',
      'The link you followed has no search that we can read. Search again below.',
    ],
    [
      'a place as SQL',
      searchOf({ place: "'; DROP TABLE hotels;--" }),
      'Choose a place from the list, so that we search exactly there.',
    ],
    [
      'dates in the past',
      searchOf({ checkIn: '2026-12-01', checkOut: '2026-12-03' }),
      'The check-in date has passed. Choose a new one.',
    ],
    [
      'no adults',
      searchOf({ occupancies: [{ paxes: [{ age: 5 }] }] }),
      'Each room needs at least one adult.',
    ],
    [
      'a child without an age',
      searchOf({ occupancies: [{ paxes: [{ age: 30 }, {}] }] }),
      'Choose the age of each child.',
    ],
    [
      '5,000 characters',
      'x'.repeat(5000),
      'The link you followed has no search that we can read. Search again below.',
    ],
  ])('HOT-52 is named and kept: %s', async (_, search, message) => {
    const { wire } = await renderRoute(vertical, manifest, address('/hotels', { search }), {
      wire: fakeWire([]),
    });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Search data not valid' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(wire.requests).toHaveLength(0);
  });

  it('HOT-52 keeps the place and the guests of a search whose dates have passed', async () => {
    const search = searchOf({
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      occupancies: [{ paxes: [{ age: 30 }, { age: 4 }] }],
    });
    await renderRoute(vertical, manifest, address('/hotels', { search }), { wire: fakeWire([]) });
    expect(screen.getByRole('combobox', { name: 'Where to?' })).toHaveValue('Barcelona, Spain');
    expect(screen.getByText('1 adult, 1 child (4), 1 room')).toBeInTheDocument();
  });

  it('shows nothing of markup in the words for a place', async () => {
    const terms = '<img src=x onerror=alert(1)>';
    const { view } = await openResults(
      address('/hotels', { search: searchOf({ searchTerms: terms }) }),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hotels in Barcelona, Spain',
    );
    expect(document.body).not.toHaveTextContent(terms);
    expect(view.container.querySelector('img[onerror]')).toBeNull();
  });

  it.each([
    [502, 'SUPPLIER_FAILED', 'The hotel supplier gives no answer right now.'],
    [504, 'SUPPLIER_TIMEOUT', 'The hotel supplier takes too long to answer.'],
    [500, 'SERVER_ERROR', 'Something went wrong on our side.'],
  ])('tells of a %i, keeps the criteria and tries again', async (status, code, message) => {
    let fails = true;
    const wire = fakeWire([
      [
        searchAround,
        (request) => (fails ? wireError(status, { code, message: 'x' }) : searchAnswer(request, 3)),
      ],
    ]);
    const { user, address: shown } = await renderRoute(vertical, manifest, results(), { wire });
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('combobox', { name: 'Where to?' })).toHaveValue('Barcelona, Spain');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(parameter(shown(), 'search')).toBe(searchOf());
  });
});

describe('without a search', () => {
  const countries = resolved({
    place: null,
    children: [{ type: 'country', id: 'ES', label: 'Spain', path: '/spain', hotelCount: 1200 }],
  });

  it('shows the form and the countries', async () => {
    await renderRoute(vertical, manifest, '/hotels', {
      wire: fakeWire([[resolveHotelPath, countries]]),
    });
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Spain' })).toHaveAttribute('href', '/hotels/spain');
  });

  it('still shows the form when the countries cannot be loaded', async () => {
    await renderRoute(vertical, manifest, '/hotels', {
      wire: fakeWire([
        [resolveHotelPath, wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })],
      ]),
    });
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('takes a place typed into the form before its script ran', async () => {
    const wire = fakeWire([
      [predictive, [buildPlaceSuggestion()]],
      [searchAround, (request) => searchAnswer(request, 3)],
    ]);
    const { address: shown } = await renderRoute(
      vertical,
      manifest,
      '/hotels?where=barcelona&checkIn=2027-01-12&checkOut=2027-01-14&adults=2&children=0',
      { wire },
    );
    expect(JSON.parse(parameter(shown(), 'search') ?? '')).toMatchObject({
      place: { type: 'city', id: 'c-barcelona' },
      checkIn: '2027-01-12',
    });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('asks which place is meant when more than one has that name', async () => {
    const places = [
      buildPlaceSuggestion({ id: 'a', label: 'Paris', countryName: 'France' }),
      buildPlaceSuggestion({ id: 'b', label: 'Paris', countryName: 'United States' }),
    ];
    await renderRoute(vertical, manifest, '/hotels?where=paris', {
      wire: fakeWire([[predictive, places]]),
    });
    expect(screen.getAllByRole('link', { name: 'Paris' })).toHaveLength(2);
  });

  it('says that no place has that name', async () => {
    await renderRoute(vertical, manifest, `/hotels?where=${'x'.repeat(5000)}`, {
      wire: fakeWire([[predictive, []]]),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We found no place');
  });
});
