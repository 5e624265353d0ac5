import {
  cheapestDays,
  flightSearch,
  locationId,
  type CheapestDaysRequest,
  type FlightOffer,
} from '@wayfare/api-contract';
import {
  buildFlightDictionary,
  buildFlightOffer,
  fakeWire,
  FIXED_NOW,
  hangingAnswer,
  networkFailure,
  renderRoute,
  standStill,
  wireError,
  type WireHandler,
} from '@wayfare/testing';
import type { FlightSearchRequest, FlightSearchResult } from '@wayfare/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { oneWayOffer, pagedSearch, pageOf, SEARCH_QUERY, townOf } from '../testing/offers';

expect.extend(toHaveNoViolations);
standStill();

const ONE_WAY =
  '/flights/results?trip=one_way&from=AMS&to=BCN&departureDate=2027-01-14&cabinClass=economy&adults=1';

/** A different price on each day; one of them is not known, one has no flights. */
const dayPrices = ({ days }: CheapestDaysRequest) => ({
  days: days.map((day, index) => ({
    departure_date: day,
    total_amount: index < 2 ? null : `${80 + index}.00`,
    failed: index === 0,
  })),
});

type Search = WireHandler<FlightSearchRequest, FlightSearchResult>;
const wireOf = (search: Search) =>
  fakeWire([
    [flightSearch(), search],
    [cheapestDays(), dayPrices],
    [locationId, townOf],
  ]);
const open = (path: string, search: Search) =>
  renderRoute(vertical, manifest, path, { wire: wireOf(search) });

const parameter = (path: string, name: string) => new URL(path, 'http://x').searchParams.get(name);
const cards = () => screen.getAllByRole('article');
const prices = () =>
  cards().map((card) => /€[\d.]+/.exec(within(card).getByRole('heading').textContent ?? '')?.[0]);
const shows = (...expected: string[]) => waitFor(() => expect(prices()).toEqual(expected));
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .join(' ');
const many = (count: number): FlightOffer[] =>
  Array.from({ length: count }, (_, index) =>
    oneWayOffer({
      id: `off_${index}`,
      price: `${100 + index}.00`,
      departs: `${String(index % 24).padStart(2, '0')}:10`,
    }),
  );

const THREE = [
  oneWayOffer({
    id: 'light',
    flights: 'morning',
    price: '99.00',
    hasCheckedBag: false,
    kilograms: '100',
  }),
  oneWayOffer({ id: 'standard', flights: 'morning', price: '139.00', kilograms: '100' }),
  oneWayOffer({
    id: 'by-paris',
    price: '90.00',
    departs: '13:00',
    minutes: 400,
    stops: 1,
    airline: 'AF',
    kilograms: '140',
  }),
  oneWayOffer({ id: 'evening', price: '180.00', departs: '19:00', minutes: 125, kilograms: '80' }),
];

/** Also time-outs stand still, until a test lets time pass. */
function fakeTimeouts(): void {
  jest.useRealTimers();
  jest.useFakeTimers({
    now: Date.parse(FIXED_NOW),
    doNotFake: [
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
}

const passes = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('flight results', () => {
  it('FLT-32 show a return trip with places, times, bags, emissions and one price for everybody', async () => {
    const hold = {
      requires_instant_payment: false,
      payment_required_by: '2026-12-13T23:00:00Z',
      price_guarantee_expires_at: null,
    };
    const dictionary = buildFlightDictionary({
      locations: {
        AMS: { nameCity: 'Amsterdam', nameAirport: 'Schiphol', timeZone: 'Europe/Amsterdam' },
      },
    });
    const { view, head, wire } = await open(
      `/flights/results?${SEARCH_QUERY}`,
      pageOf([buildFlightOffer({ payment_requirements: hold })], { dictionary }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Amsterdam to Barcelona' })).toBeVisible();
    expect(head()).toMatchObject({ title: 'Flights: Amsterdam to Barcelona', noindex: true });
    expect(
      screen.getByText(
        'Thu 14 Jan 2027 to Thu 21 Jan 2027 · 2 adults, 1 child (7), 1 infant · Economy',
      ),
    ).toBeVisible();
    const card = await screen.findByRole('article');
    await screen.findByText('from €82.00');
    await screen.findByText('1 flight found', { ignore: '[aria-hidden]' });
    expect(
      within(card).getByRole('heading', {
        level: 2,
        name: /^KLM ?, 09:20 to 11:30, then [0-9:]+ to [0-9:]+, €560.60$/,
      }),
    ).toBeVisible();
    for (const text of [
      '09:20 Amsterdam (AMS)',
      '2 h 10 min Direct',
      '11:30 BCN',
      '5 h 5 min 1 stop: CDG, 1 h 45 min',
      'operated by Air France',
      '€560.60',
      'for 4 people, taxes included',
      '€140.15 per person on average',
      '628 kg CO₂',
      'Can be held, pay later',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(wire.requestsTo(flightSearch())[0]?.passengers).toEqual([
      { type: 'adult' },
      { type: 'adult' },
      { type: 'child', age: 7 },
      { type: 'infant_without_seat' },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('group the fares of the same flights, open their details in place, and lead to the ticket type', async () => {
    const { user, view, address } = await open(`${ONE_WAY}&sort=cheapest`, pageOf(THREE));
    const before = address();
    await screen.findByText('3 flights found', { ignore: '[aria-hidden]' });
    const [, card] = cards();
    if (card === undefined) throw new Error('expected three cards');
    expect(card).toHaveTextContent('2 fares from');
    expect(card).toHaveTextContent('no checked bag');
    await user.click(within(card).getByRole('button', { name: /^Flight details/ }));
    expect(within(card).getByRole('button', { name: /^Hide flight details/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    for (const text of [
      'Amsterdam, Amsterdam Airport Schiphol (AMS)',
      'terminal 1',
      'Boeing 737-800',
      'KL 1665',
      '€139.00',
    ])
      expect(card).toHaveTextContent(text);
    expect(address()).toBe(before);
    expect(await axe(view.container)).toHaveNoViolations();
    const href =
      within(card)
        .getByRole('link', { name: /^Choose/ })
        .getAttribute('href') ?? '';
    expect(href).toMatch(/^\/flights\/booking\?/);
    expect([parameter(href, 'offer'), parameter(href, 'from'), parameter(href, 'sort')]).toEqual([
      'light',
      'AMS',
      'cheapest',
    ]);
  });

  it('OQ-50 keeps order and filters in the URL, counts what is left, and takes them back one by one', async () => {
    const { user, address, router, wire } = await open(ONE_WAY, pageOf(THREE));
    await screen.findByText('3 flights found', { ignore: '[aria-hidden]' });
    expect(screen.getByRole('button', { name: /^Best/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^Fastest/ })).toHaveTextContent(
      '€180.00 · 2 h 5 min',
    );
    await user.click(screen.getByRole('button', { name: /^Cheapest/ }));
    await shows('€90.00', '€99.00', '€180.00');
    expect(parameter(address(), 'sort')).toBe('cheapest');
    await user.click(screen.getByRole('button', { name: /^Lowest emissions/ }));
    await shows('€180.00', '€99.00', '€90.00');

    expect(screen.getByRole('checkbox', { name: /^2 stops or more/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /^Checked bag/ }));
    await shows('€180.00', '€139.00', '€90.00');
    await user.click(screen.getByRole('checkbox', { name: 'Direct 2' }));
    await shows('€180.00', '€139.00');
    expect([parameter(address(), 'bags'), parameter(address(), 'stops')]).toEqual(['checked', '0']);
    expect(status()).toContain('2 of 3 flights');
    await act(() => router.navigate(-1));
    await shows('€180.00', '€139.00', '€90.00');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Checked bag' }));
    await shows('€180.00', '€99.00', '€90.00');

    await user.type(screen.getByLabelText('Highest'), 'cheap');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Enter whole euros, the lowest price first')).toBeVisible();
    await user.clear(screen.getByLabelText('Highest'));
    await user.type(screen.getByLabelText('Highest'), '95');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await shows('€90.00');
    await user.click(
      screen.getAllByRole('button', { name: 'Clear all filters' })[0] ?? document.body,
    );
    await shows('€180.00', '€99.00', '€90.00');
    expect(parameter(address(), 'priceTo')).toBeNull();
    expect(wire.requestsTo(flightSearch())).toHaveLength(1);
  });

  it('shows the same list for a pasted link, says when no flight fits, and opens the filters over a phone’s screen', async () => {
    const { user, view } = await open(`${ONE_WAY}&airlines=AF&stops=0&sort=fastest`, pageOf(THREE));
    expect(await screen.findByText('No flight fits all your filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters, 2 active' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Direct no flights' }));
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(await sheet.findByRole('button', { name: 'Show 1 flight' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(prices()).toEqual(['€90.00']);
  });

  it('FLT-18 stream in by pages of one search, and show 25 cards at a time', async () => {
    const { user, address, wire, router } = await open(
      `${ONE_WAY}&sort=cheapest`,
      pagedSearch(many(60)),
    );
    await screen.findByText('60 flights found', { ignore: '[aria-hidden]' });
    expect(
      wire
        .requestsTo(flightSearch())
        .map(({ page_size, after, offer_request }) => [page_size, after, offer_request]),
    ).toEqual([
      [25, null, null],
      [25, '25', 'orq_1'],
      [25, '50', 'orq_1'],
    ]);
    expect(cards()).toHaveLength(25);
    await user.click(screen.getByRole('link', { name: 'Show more flights' }));
    await waitFor(() => expect(cards()).toHaveLength(50));
    expect(parameter(address(), 'page')).toBe('2');
    await user.click(screen.getByRole('link', { name: 'Show more flights' }));
    await waitFor(() => expect(cards()).toHaveLength(60));
    expect(screen.queryByRole('link', { name: 'Show more flights' })).not.toBeInTheDocument();
    await act(() => router.navigate('/flights'));
    await act(() => router.navigate(-1));
    expect(cards()).toHaveLength(60);
    expect(wire.requestsTo(flightSearch())).toHaveLength(3);
  });

  it('says how many there are so far, stops when asked to, and goes on from there', async () => {
    let hangs = true;
    const { user, wire } = await open(ONE_WAY, (request) =>
      hangs && request.after === '25' ? hangingAnswer() : pagedSearch(many(60))(request),
    );
    expect(await screen.findByText('25 flights so far, still looking…')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Flights' })).toHaveAttribute('aria-busy', 'true');
    expect(status()).toContain('The first flights are here, still looking…');
    await user.click(screen.getByRole('button', { name: 'Stop looking' }));
    expect(
      await screen.findByText('Stopped at 25 flights', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    hangs = false;
    await user.click(screen.getByRole('button', { name: 'Go on looking' }));
    await screen.findByText('60 flights found', { ignore: '[aria-hidden]' });
    expect(wire.requestsTo(flightSearch()).map(({ after }) => after)).toEqual([
      null,
      '25',
      '25',
      '50',
    ]);
  });

  it('keep what has come when a further page fails, and try it again', async () => {
    let fails = true;
    const { user } = await open(ONE_WAY, (request) =>
      request.after === '25' && fails
        ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
        : pagedSearch(many(30))(request),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The rest of the flights could not be loaded',
    );
    expect(cards()).toHaveLength(25);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('30 flights found', { ignore: '[aria-hidden]' });
  });

  it('offer the days around with their lowest prices, quietly without those that nobody knows', async () => {
    const { user, wire, address } = await open(
      ONE_WAY.replace('departureDate=2027-01-14', 'departureDate=2026-12-12'),
      pageOf(THREE),
    );
    const days = within(await screen.findByRole('navigation', { name: 'Other days' }));
    await days.findByText('from €82.00');
    expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Thu 10 Decprice not known',
      'Fri 11 Decno flights',
      'Sat 12 Decfrom €82.00',
      'Sun 13 Decfrom €83.00',
      'Mon 14 Decfrom €84.00',
      'Tue 15 Decfrom €85.00',
    ]);
    expect(wire.requestsTo(cheapestDays())[0]).toEqual({
      slices: [{ origin: 'AMS', destination: 'BCN', departure_date: '2026-12-12' }],
      cabin_class: 'economy',
      max_connections: null,
      passengers: [{ type: 'adult' }],
      days: ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'],
    });
    expect(days.getByRole('link', { current: 'date' })).toHaveTextContent('Sat 12 Dec');
    await user.click(days.getByRole('link', { name: /Mon 14 Dec/ }));
    expect(parameter(address(), 'departureDate')).toBe('2026-12-14');
    await waitFor(() =>
      expect(wire.requestsTo(flightSearch()).at(-1)?.slices[0]?.departure_date).toBe('2026-12-14'),
    );
  });

  it('FLT-41 say that there are no flights, and what else to try', async () => {
    const { user, view, wire } = await open(`${ONE_WAY}&direct=1`, pageOf([]));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'No flights available' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search with stops too' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('direct'),
    );
    await screen.findByText('from €82.00');
    expect(wire.requestsTo(flightSearch())[0]?.max_connections).toBe(0);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('From')).toHaveFocus();
    expect(screen.getByLabelText('From')).toHaveValue('Amsterdam (AMS)');
  });

  it('speak Dutch, decimal comma included, and keep the search when the language changes', async () => {
    const { view, router, wire, address } = await open(
      `${ONE_WAY}&sort=cheapest&stops=0`,
      pageOf(THREE),
    );
    await screen.findByText('2 of 3 flights', { ignore: '[aria-hidden]' });
    await act(() =>
      router.navigate(address().replace('/flights/results', '/nl/vluchten/resultaten')),
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Amsterdam naar Barcelona' }),
    ).toBeVisible();
    expect(
      await screen.findByText('2 van 3 vluchten', { ignore: '[aria-hidden]' }),
    ).toBeInTheDocument();
    expect(cards()[0]).toHaveTextContent('€ 99,00');
    expect(
      wire.requests
        .filter(({ path }) => path === flightSearch().path)
        .map(({ headers }) => headers.get('accept-language')),
    ).toEqual(['en', 'nl']);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('a search that waits or fails', () => {
  it('is there at once with places for the flights, and can be cancelled', async () => {
    const { view } = await open(ONE_WAY, hangingAnswer());
    expect(screen.getByRole('heading', { level: 1, name: 'Amsterdam to Barcelona' })).toBeVisible();
    expect(status()).toContain('Looking for flights…');
    expect(screen.getByRole('link', { name: 'Cancel the search' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/flights\?trip=one_way&from=AMS/),
    );
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('offers to change it after ten seconds, and says after thirty that it takes too long', async () => {
    fakeTimeouts();
    await open(ONE_WAY, hangingAnswer());
    await passes(9_900);
    expect(screen.queryByText('This takes longer than usual')).not.toBeInTheDocument();
    await passes(200);
    expect(screen.getByText('This takes longer than usual')).toBeVisible();
    await passes(20_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The airlines take too long to answer.');
  });

  it('offers what there is after thirty seconds, and goes on looking', async () => {
    fakeTimeouts();
    await open(ONE_WAY, async (request) => {
      if (request.after === '25') await new Promise((resolve) => setTimeout(resolve, 20_000));
      return request.after === '50' ? hangingAnswer() : pagedSearch(many(60))(request);
    });
    await passes(20_100);
    expect(screen.getByText('50 flights so far, still looking…')).toBeVisible();
    expect(screen.queryByText('There are 50 flights so far')).not.toBeInTheDocument();
    await passes(10_000);
    expect(screen.getByText('There are 50 flights so far')).toBeVisible();
    expect(cards()).toHaveLength(25);
  });

  it.each<[() => Response | ReturnType<typeof networkFailure>, string]>([
    [
      () => wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
      'The supplier of flights gives no answer right now.',
    ],
    [
      () => wireError(504, { code: 'SUPPLIER_TIMEOUT', message: 'x' }),
      'The airlines take too long to answer.',
    ],
    [
      () => wireError(404, { code: 'UNKNOWN_PROVIDER', message: 'x' }),
      'There is no supplier of flights with this name.',
    ],
    [() => networkFailure(), 'The server has an error, please, try it again later'],
    [
      () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
      'Something went wrong on our side.',
    ],
  ])('says why, keeps the search and tries again', async (failure, message) => {
    let fails = true;
    const { user, wire } = await open(ONE_WAY, () => (fails ? failure() : pageOf(THREE)));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(wire.requestsTo(flightSearch())).toHaveLength(1);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 flights found', { ignore: '[aria-hidden]' });
    expect(wire.requestsTo(flightSearch())).toHaveLength(2);
  });

  it('ERR-07 says that the API can’t use it, with the form', async () => {
    const { user } = await open(
      ONE_WAY,
      wireError(400, { code: 'INVALID_REQUEST', message: 'x', field: 'slices.0.origin' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Search data not valid');
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('From')).toHaveFocus();
  });
});

describe('a search that cannot be sent', () => {
  const query = ONE_WAY.slice('/flights/results?'.length);

  it.each([
    ['a search that it does not know', 'search=garbage', null],
    [
      'a date in the past',
      query.replace('2027-01-14', '2020-01-01'),
      'Choose a departure date of today or later',
    ],
    [
      'names only',
      'fromName=Amsterdam&toName=Barcelona&departureDate=2027-01-14',
      /^Choose where you leave from in the list/,
    ],
    [
      'markup',
      `fromName=${encodeURIComponent('<img src=x onerror=alert(1)>')}&to=BCN&departureDate=2027-01-14`,
      /^Choose where you leave from in the list/,
    ],
    ['no adult', query.replace('adults=1', 'adults=0'), 'At least one adult has to travel'],
    [
      'one flight to several cities',
      query.replace('one_way', 'multi'),
      'Add a second flight, or choose return or one-way',
    ],
    [
      '5,000 characters',
      `fromName=${'x'.repeat(5000)}&to=BCN&departureDate=2027-01-14`,
      /^Choose where you leave from in the list/,
    ],
  ])(
    'ERR-07 FLT-19 FLT-20 is named and kept, and nothing is asked: %s',
    async (_, search, message) => {
      const { view, head, wire } = await open(`/flights/results?${search}`, pageOf([]));
      expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
      expect(screen.getByText('Search data not valid')).toBeVisible();
      if (message !== null) expect(screen.getByText(message)).toBeVisible();
      if (search.includes('to='))
        expect(screen.getAllByLabelText('To')[0]).toHaveValue(
          search.includes('to=BCN') ? 'Barcelona (BCN)' : '',
        );
      expect(view.container.querySelector('img[onerror]')).toBeNull();
      expect(
        wire.requests.map(({ path }) => path).filter((path) => path !== locationId.path),
      ).toEqual([]);
    },
  );

  it('FLT-03 is no complaint at the bare address, in both languages', async () => {
    const { head, view, router } = await open('/flights/results', pageOf([]));
    expect(head()).toMatchObject({ title: 'Flight results' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search flights' })).toBeVisible();
    await act(() => router.navigate('/nl/vluchten/resultaten?search=rommel'));
    expect(await screen.findByText('Zoekgegevens ongeldig')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });
});
