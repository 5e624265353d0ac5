import { createApiClient } from '@wayfare/api-client';
import {
  cheapestDays,
  flightSearch,
  nearbyAirports,
  type FlightSearchResult,
} from '@wayfare/api-contract';
import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { createHrefs, PlatformContext, type Platform } from '@wayfare/remote-kit';
import { reviveDeferred } from '@wayfare/remote-kit/host';
import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import type { Answer } from '@wayfare/search';
import { fakeWire, standStill } from '@wayfare/testing';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import en from '../../../locales/en';
import { EMPTY_SEARCH, type FlightSearch } from '../../domain/search/criteria';
import { oneWayOffer, pagedSearch } from '../../testing/offers';
import { ResultsView } from './results-view';

standStill();

const place = (code: string) => ({ code, name: code });
const SEARCH: FlightSearch = {
  ...EMPTY_SEARCH,
  trip: 'one_way',
  slices: [{ from: place('AMS'), to: place('BCN'), departureDate: '2027-01-14' }],
};
const answers = pagedSearch(
  Array.from({ length: 30 }, (_, index) =>
    oneWayOffer({ id: `off_${index}`, price: `${100 + index}.00` }),
  ),
);
const FIRST_PAGE = answers({
  slices: [],
  cabin_class: 'economy',
  max_connections: null,
  passengers: [],
  page_size: 25,
  after: null,
  offer_request: null,
  airports: { origin: '', destination: '' },
});

type FirstAnswer = Answer<readonly FlightSearchResult[]>;

/** What the server puts beside the HTML of the part that came later. */
function sentBeside(answer: FirstAnswer) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'deferred-s1';
  script.textContent = JSON.stringify([answer]);
  document.body.append(script);
  return reviveDeferred<FirstAnswer>('s1');
}

function setUp(answer: FirstAnswer | null) {
  const wire = fakeWire([
    [flightSearch(), answers],
    [cheapestDays(), { days: [] }],
    [nearbyAirports, { airports: [] }],
  ]);
  const api = createApiClient({ baseUrl: 'http://wire.test', token: () => 't', fetch: wire.fetch });
  const nothing = () => Promise.resolve();
  const platform: Platform = {
    api,
    hrefs: createHrefs([]),
    flags: {},
    support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
    signIn: nothing,
    updateProfile: () => undefined,
    logout: nothing,
  };
  const i18n = createI18n(COMMON).en;
  i18n.addResourceBundle('en', 'flights', en);
  const first = answer === null ? reviveDeferred<FirstAnswer>('cut') : sentBeside(answer);
  const tree = () => (
    <I18nextProvider i18n={i18n}>
      <PlatformContext.Provider value={platform}>
        <RouterProvider
          router={createMemoryRouter(
            [
              {
                path: '*',
                element: <ResultsView share={null} search={SEARCH} first={first} />,
              },
            ],
            { initialEntries: ['/flights/results'] },
          )}
        />
      </PlatformContext.Provider>
    </I18nextProvider>
  );
  return { wire, tree };
}

async function takeOver(tree: () => React.ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree());
  const html = container.innerHTML;
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, tree(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { html, root };
}

afterEach(() => document.body.replaceChildren());

describe('results that the server has sent', () => {
  it('hold the first 25 flights, and go on in the tab without asking for them again', async () => {
    const { wire, tree } = setUp({ result: [FIRST_PAGE] });
    const { html, root } = await takeOver(tree);
    expect(html.match(/<article/g)).toHaveLength(25);
    await screen.findByText('30 flights found', { ignore: '[aria-hidden]' });
    expect(wire.requestsTo(flightSearch()).map(({ after }) => after)).toEqual(['25']);
    act(() => root.unmount());
  });

  it('say what failed there, and search in the tab when asked to', async () => {
    const { wire, tree } = setUp({ code: 'SUPPLIER_TIMEOUT' });
    const { html, root } = await takeOver(tree);
    expect(html).toContain('The airlines take too long to answer.');
    expect(wire.requests).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await screen.findByText('30 flights found', { ignore: '[aria-hidden]' });
    act(() => root.unmount());
  });

  it('are searched for in the tab where the page was cut short before them', async () => {
    const { tree } = setUp(null);
    render(tree());
    await screen.findByText('30 flights found', { ignore: '[aria-hidden]' });
  });
});
