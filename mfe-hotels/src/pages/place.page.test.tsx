import {
  popularPlaces,
  resolveHotelPath,
  searchAround,
  type ResolvePathResult,
} from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  expectAccessible,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
} from '@wayfare/testing';
import { itInLongRun } from '@wayfare/testing/long-run';
import { screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { resolved, searchAnswer } from '../testing/answers';

standStill();

const SPAIN = resolved({
  place: buildPlaceSuggestion({
    type: 'country',
    id: 'ES',
    label: 'Spain',
    destinationName: null,
    cityName: null,
    path: '/spain',
  }),
  paths: { en: '/spain', nl: '/spanje' },
  children: [
    {
      type: 'destination',
      id: 'd-1',
      label: 'Catalonia',
      path: '/spain/catalonia',
      hotelCount: 310,
    },
  ],
});

const CATALONIA = resolved({
  place: buildPlaceSuggestion({
    type: 'destination',
    id: 'd-1',
    label: 'Catalonia',
    cityName: null,
    path: '/spain/catalonia',
  }),
  paths: { en: '/spain/catalonia', nl: '/spanje/catalonie' },
  children: [
    {
      type: 'city',
      id: 'c-barcelona',
      label: 'Barcelona',
      path: '/spain/catalonia/barcelona',
      hotelCount: 300,
    },
  ],
});

function open(path: string, answer: ResolvePathResult | Response = resolved(), total = 25) {
  return renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [resolveHotelPath, answer],
      [searchAround, (request) => searchAnswer(request, total)],
      [popularPlaces, []],
    ]),
  });
}

describe('pages of places', () => {
  it('HOT-08 shows a country with what lies below it and its hotels', async () => {
    const { wire } = await open('/hotels/spain', SPAIN);
    expect(screen.getByRole('heading', { level: 1, name: 'Hotels in Spain' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Catalonia' }).closest('li')).toHaveTextContent(
      '310 places to stay',
    );
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('€412.50');
    expect(wire.requestsTo(searchAround)[0]).toMatchObject({
      place: { type: 'country', id: 'ES' },
      size: 20,
      page: 1,
    });
    expect(wire.requestsTo(searchAround)[0]).not.toHaveProperty('checkIn');
  });

  it('HOT-09 shows a region with what lies below it and its hotels', async () => {
    const { wire, head } = await open('/hotels/spain/catalonia', CATALONIA);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hotels in Catalonia' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Barcelona/ })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia/barcelona',
    );
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(wire.requestsTo(searchAround)[0]).toMatchObject({
      place: { type: 'destination', id: 'd-1' },
    });
    expect(head()?.canonical).toBe('/hotels/spain/catalonia');
  });

  it('HOT-10 HOT-31 shows a city with its three levels as links', async () => {
    const { head } = await open('/hotels/spain/catalonia/barcelona');
    const steps = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole(
      'link',
    );
    expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
      ['All countries', '/hotels'],
      ['Spain', '/hotels/spain'],
      ['Catalonia', '/hotels/spain/catalonia'],
      ['Barcelona', '/hotels/spain/catalonia/barcelona'],
    ]);
    expect(head()?.alternates).toEqual({
      en: '/hotels/spain/catalonia/barcelona',
      nl: '/nl/hotels/spanje/catalonie/barcelona',
    });
    expect(head()?.canonical).toBe('/hotels/spain/catalonia/barcelona');
  });

  it('has the place in its search form', async () => {
    await open('/hotels/spain/catalonia/barcelona');
    expect(screen.getByRole('combobox', { name: 'Where to?' })).toHaveValue('Barcelona, Spain');
  });

  it('OQ-13 sends a slug of the other language on to its own', async () => {
    const { address } = await open('/nl/hotels/spain/catalonia/barcelona?a=1');
    expect(address()).toBe('/nl/hotels/spanje/catalonie/barcelona?a=1');
  });

  it.each([404, 400])(
    'answers an unknown place (%i) with "This page could not be found"',
    async (status) => {
      await open(
        '/hotels/atlantis',
        wireError(status, { code: status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST', message: 'x' }),
      );
      expect(
        screen.getByRole('heading', { level: 1, name: 'This page could not be found' }),
      ).toBeInTheDocument();
    },
  );

  it('says when a place has nothing to book', async () => {
    await open('/hotels/spain', SPAIN, 0);
    expect(screen.getByText('There is nothing to book in Spain yet.')).toBeInTheDocument();
  });

  itInLongRun('is accessible', async () => {
    const { view } = await open('/hotels/spain', SPAIN);
    await expectAccessible(view.container);
  });
});

describe('the accommodations page', () => {
  const popular = {
    ...buildPlaceSuggestion(),
    hotelCount: 310,
    image: '/media/barcelona',
    imageAlt: 'Roofs of Barcelona',
  };

  it('HOT-01 shows the search, popular places with pictures and what can be counted on', async () => {
    const { view, head } = await renderRoute(vertical, manifest, '/accommodations', {
      wire: fakeWire([[popularPlaces, [popular]]]),
    });
    expect(screen.getByRole('search')).toBeInTheDocument();
    // the name beside it says what it shows
    expect(document.querySelector('img[src^="/media/barcelona"]')).toHaveAttribute('alt', '');
    expect(screen.getByRole('link', { name: 'Barcelona' })).toHaveAttribute(
      'href',
      '/hotels/spain/catalonia/barcelona',
    );
    expect(head()?.canonical).toBe('/accommodations');
    await expectAccessible(view.container);
  });

  it('keeps its search when the popular places fail', async () => {
    await renderRoute(vertical, manifest, '/nl/accommodaties', {
      wire: fakeWire([[popularPlaces, wireError(500, { code: 'SERVER_ERROR', message: 'x' })]]),
    });
    expect(
      screen.getByText('De populaire plaatsen kunnen nu niet worden getoond. Zoeken werkt gewoon.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('search')).toBeInTheDocument();
  });
});
