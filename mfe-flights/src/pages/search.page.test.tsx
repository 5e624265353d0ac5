import {
  cheapestDays,
  flightPlaces,
  flightSearch,
  locationId,
  nearbyAirports,
  type FlightPlace,
} from '@wayfare/api-contract';
import {
  expectAccessible,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { oneWayOffer, pageOf, townOf } from '../testing/offers';

standStill();
beforeEach(() => window.sessionStorage.clear());

const city = (name: string, code: string, country: string): FlightPlace => ({
  type: 'city',
  iata_code: code,
  name,
  city_name: name,
  country_name: country,
  iata_city_code: null,
});
const PARIS = city('Paris', 'PAR', 'France');
const CDG: FlightPlace = {
  type: 'airport',
  iata_code: 'CDG',
  name: 'Charles de Gaulle',
  city_name: 'Paris',
  country_name: 'France',
  iata_city_code: 'PAR',
};

const wireOf = () =>
  fakeWire([
    [
      flightPlaces,
      ({ term }) =>
        term.toLowerCase().startsWith('par')
          ? [PARIS, CDG]
          : term === 'down'
            ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
            : [],
    ],
    [flightSearch(), pageOf([oneWayOffer({ id: 'off_1' })])],
    [cheapestDays(), { days: [] }],
    [nearbyAirports, { airports: [] }],
    [locationId, townOf],
  ]);
const open = (path: string) => renderRoute(vertical, manifest, path, { wire: wireOf() });

type Page = Awaited<ReturnType<typeof open>>;

const setDate = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const search = (user: Page['user']) =>
  user.click(screen.getByRole('button', { name: 'Search flights' }));
const messages = () =>
  within(errorSummary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** A code typed in full is a place without choosing one. */
async function fillIn(user: Page['user']) {
  await user.type(screen.getByLabelText('From'), 'ams');
  await user.type(screen.getByLabelText('To'), 'BCN');
  await user.tab();
  setDate('Departure date', '2027-01-14');
  setDate('Return date', '2027-01-21');
}

describe('the flight search page', () => {
  it.each([
    ['FLT-02', '/flights', 'Flights'],
    ['I18N', '/nl/vluchten', 'Vluchten'],
  ])('%s has one heading, a title and a canonical link at %s', async (_, path, heading) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ canonical: path, noindex: false });
    await expectAccessible(view.container);
  });

  it('says of every place and day that it is needed', async () => {
    await open('/flights');
    for (const name of ['From', 'To', 'Departure date', 'Return date'])
      expect(screen.getByLabelText(name)).toBeRequired();
  });

  it('FLT-16 offers the four cabin classes', async () => {
    await open('/flights');
    const options = within(screen.getByLabelText('Cabin class')).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      'economy',
      'premium_economy',
      'business',
      'first',
    ]);
  });

  it('FLT-15 FLT-17 FLT-18 SES-21 sends the search, saves it as the form has it, and starts from it next time', async () => {
    const { user, address, view, wire } = await open('/flights');
    await fillIn(user);
    await user.click(screen.getByLabelText('Direct flights only'));
    await search(user);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Amsterdam (AMS) to Barcelona (BCN)' }),
    ).toBeVisible();
    expect(address()).toBe(
      '/flights/results?trip=return&from=AMS&to=BCN&departureDate=2027-01-14&returnDate=2027-01-21&cabinClass=economy&direct=1&adults=1',
    );
    expect(wire.requestsTo(flightSearch())).toEqual([
      {
        slices: [
          { origin: 'AMS', destination: 'BCN', departure_date: '2027-01-14' },
          { origin: 'BCN', destination: 'AMS', departure_date: '2027-01-21' },
        ],
        cabin_class: 'economy',
        max_connections: 0,
        passengers: [{ type: 'adult' }],
        page_size: 25,
        after: null,
        offer_request: null,
        airports: { origin: 'Amsterdam', destination: 'Barcelona' },
      },
    ]);
    expect(JSON.parse(localStorage.getItem('searchFlights') ?? '')).toMatchObject({
      trip: 'return',
      slices: [{ from: { code: 'AMS' }, to: { code: 'BCN' }, departureDate: '2027-01-14' }],
      directOnly: true,
    });
    view.unmount();
    await open('/flights');
    expect(screen.getByLabelText('To')).toHaveValue('BCN');
    expect(screen.getByLabelText('Departure date')).toHaveValue('14/01/2027');
    expect(screen.getByLabelText('Direct flights only')).toBeChecked();
  });

  it('suggests cities and airports with their codes, by keyboard, and swaps them', async () => {
    const { user, wire, view } = await open('/flights');
    await user.type(screen.getByLabelText('From'), 'Paris');
    expect(await screen.findByRole('option', { name: /Paris \(PAR\)/ })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Airports' })).toBeInTheDocument();
    expect(screen.getByText('2 suggestions')).toBeInTheDocument();
    expect(wire.requestsTo(flightPlaces).at(-1)).toEqual({ term: 'Paris', language: 'en' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByLabelText('From')).toHaveValue('Paris Charles de Gaulle (CDG)');
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    expect(screen.getByLabelText('To')).toHaveValue('Paris Charles de Gaulle (CDG)');
    expect(screen.getByLabelText('From')).toHaveValue('');
    await expectAccessible(view.container);
  });

  it('says that suggestions are down, and goes on with a code', async () => {
    const { user } = await open('/flights');
    await user.type(screen.getByLabelText('From'), 'down');
    expect(
      (await screen.findAllByText(/Suggestions can’t be loaded right now/))[0],
    ).toBeInTheDocument();
    const field = screen.getByRole('combobox', { name: 'From' });
    await user.clear(field);
    await user.type(field, 'AMS');
    expect(field).toHaveValue('AMS');
  });

  it('FLT-19 FLT-20 lists what is wrong, with the focus on the list, and sends nothing', async () => {
    const { user, address, view, wire } = await open('/flights');
    await user.type(screen.getByLabelText('From'), 'Paris, the nice part');
    await user.tab();
    setDate('Departure date', '2026-12-09');
    await user.click(screen.getByRole('button', { name: /^− Adults/ }));
    await search(user);
    expect(errorSummary()).toHaveFocus();
    expect(messages()).toEqual([
      'Choose where you leave from in the list, so that we search exactly there, or type the three-letter code',
      'Enter where you want to go: a city, an airport or its three-letter code',
      'Choose a departure date of today or later',
      'Enter a return date that exists, or choose one-way',
      'At least one adult has to travel',
    ]);
    expect(screen.getByLabelText('From')).toHaveValue('Paris, the nice part');
    expect(address()).toBe('/flights');
    expect(wire.requestsTo(flightSearch())).toEqual([]);
    expect(localStorage.getItem('searchFlights')).toBeNull();
    await expectAccessible(view.container);
  });

  it('OQ-49 FLT-28 asks the age of each child, and parts children without an adult of their own into a second booking', async () => {
    const { user, address } = await open('/flights');
    await fillIn(user);
    const note = /Each child needs an adult of its own/;
    const openParty = () => user.click(screen.getByText(/^1 adult/));
    await openParty();
    await user.click(screen.getByRole('button', { name: /^\+ Children/ }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^\+ Children/ }));
    expect(screen.getByText(note)).toBeVisible();
    await search(user);
    const alone =
      'Choose at most one child for each adult, and make a second booking for the others';
    expect(messages()).toEqual([
      'Choose the age of this child, from 2 to 11',
      'Choose the age of this child, from 2 to 11',
      alone,
    ]);
    for (const number of [1, 2])
      await user.selectOptions(screen.getByLabelText(`Age of child ${number}`), '5');
    await search(user);
    expect(messages()).toEqual([alone]);
    await openParty();
    await user.click(
      screen.getByRole('button', { name: 'Make this the first booking, with 1 child' }),
    );
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(
      screen.getByText(/Then follows a second booking for the other child \(age 5\)/),
    ).toBeVisible();
    await search(user);
    expect(await screen.findByText(/1 adult, 1 child \(5\)/)).toBeVisible();
    expect(address()).toContain('laterAges=5');
  });

  it('searches several cities, two to six of them', async () => {
    const { user, wire, view } = await open('/flights');
    await fillIn(user);
    await user.click(screen.getByLabelText('Several cities'));
    const flight = (number: number) =>
      within(screen.getByRole('group', { name: `Flight ${number}` }));
    expect(flight(2).getByLabelText('From')).toHaveValue('BCN');
    expect(flight(2).getByLabelText('Departure date')).toHaveValue('21/01/2027');
    await user.click(screen.getByRole('button', { name: 'Add a flight' }));
    await search(user);
    expect(messages()).toHaveLength(2);
    await expectAccessible(view.container);
    await user.click(screen.getByRole('button', { name: 'Remove flight 3' }));
    await search(user);
    expect(
      await screen.findByRole('heading', { level: 1, name: '2 flights from Amsterdam (AMS)' }),
    ).toBeVisible();
    expect(wire.requestsTo(flightSearch())[0]?.slices).toHaveLength(2);
  });

  it('sends every field under its own name before any script has loaded', async () => {
    await open('/nl/vluchten');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Vluchten zoeken' });
    expect([form.method, new URL(form.action).pathname]).toEqual([
      'get',
      '/nl/vluchten/resultaten',
    ]);
    expect([...new FormData(form).keys()]).toEqual([
      'trip',
      'cabinClass',
      'fromName',
      'toName',
      'departureDate',
      'returnDate',
      'adults',
      'infants',
    ]);
  });

  it('keeps what was typed when the language changes', async () => {
    const { user, router } = await open('/flights');
    await user.type(screen.getByLabelText('To'), 'Par');
    await user.click(await screen.findByRole('option', { name: /Paris \(PAR\)/ }));
    await act(() => router.navigate('/nl/vluchten'));
    expect(await screen.findByLabelText('Naar')).toHaveValue('Paris (PAR)');
  });
});
