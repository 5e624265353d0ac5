import {
  createTrainBooking,
  getTrainBooking,
  passAreas,
  passOrTickets,
  searchPasses,
  type PassOrTicketsRequest,
  type PassOrTicketsResult,
  type PassSearchResult,
} from '@wayfare/api-contract';
import {
  buildPassOffer,
  buildPassSearch,
  buildTrainBasket,
  buildTrainPrices,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
  type WireHandler,
  errorSummary,
} from '@wayfare/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { AREAS, cardsAnswer, PLACES, placesAnswer } from '../testing/search-answers';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => window.sessionStorage.clear());

const EUROPE = '/trains/pass/search?area=EU&date=2027-01-14&adult=1';
const BASKET = buildTrainBasket();

type Costs = (request: PassOrTicketsRequest) => PassOrTicketsResult | Response;

const stopOf = (code: string) => ({
  code,
  label: PLACES.find((place) => place.code === code)?.label ?? code,
  timeZone: 'Europe/Paris',
});

/** Each journey costs the same, and a seat 10.00 extra. */
const costing =
  (tickets: string) =>
  ({ journeys }: PassOrTicketsRequest): PassOrTicketsResult => ({
    journeys: journeys.map(({ origin, destination, date }) => ({
      origin: stopOf(origin),
      destination: stopOf(destination),
      date,
      tickets: buildTrainPrices(tickets),
      reservations: buildTrainPrices('10.00'),
    })),
  });

interface Answers {
  found?: WireHandler<unknown, PassSearchResult>;
  costs?: Costs;
  areas?: WireHandler<unknown, typeof AREAS>;
}

const open = (
  path: string,
  { found = buildPassSearch(), costs = costing('200.00'), areas = AREAS }: Answers = {},
) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      placesAnswer,
      cardsAnswer,
      [passAreas, areas],
      [searchPasses, found],
      [passOrTickets, costs],
      [createTrainBooking, BASKET],
      [getTrainBooking, BASKET],
    ]),
  });

type Page = Awaited<ReturnType<typeof open>>;

const group = (name: string) => within(screen.getByRole('list', { name }));
const namesIn = (name: string) =>
  group(name)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

describe('rail passes', () => {
  it('TRN-03 TRN-24 TRN-25 stand by class and kind, with their days, price and what they allow', async () => {
    const { view, head, wire, user } = await open(EUROPE);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Rail passes for all of Europe' }),
    ).toBeVisible();
    expect(head()).toMatchObject({ title: 'Rail passes for all of Europe', noindex: true });
    expect(screen.getByText('Valid from Thu 14 Jan 2027 · 1 adult')).toBeVisible();
    expect(await screen.findByText('3 passes found')).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['2nd class', '1st class', 'Pass or tickets?']);
    expect(namesIn('Passes, 2nd class, Travel days of your choice')).toEqual([
      'Global Pass, 5 days within 1 month',
    ]);
    expect(namesIn('Passes, 2nd class, Every day')).toEqual(['Global Pass, 15 days']);
    expect(namesIn('Passes, 1st class, Travel days of your choice')).toEqual([
      'Global Pass, 5 days within 1 month',
    ]);
    const flexible = group('Passes, 2nd class, Travel days of your choice');
    expect(flexible.getByText('2nd class · 5 travel days within 30 days')).toBeVisible();
    expect(flexible.getByText('€283.00')).toBeVisible();
    expect(screen.getByText('2nd class · 15 days on end')).toBeVisible();
    await user.click(flexible.getByText('What it allows'));
    for (const text of [
      'Refundable until the first day, minus 15% of the price',
      'Not exchangeable',
      'Reservations are not included: some trains ask for one',
      'mobile pass in an app',
    ])
      expect(flexible.getByText(text)).toBeVisible();
    expect(wire.requestsTo(searchPasses)).toEqual([
      {
        place: 'EU',
        validityStartDate: '2027-01-14',
        travelers: [{ age: 40, cards: [] }],
        language: 'en',
      },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-09 TRN-30 go into the cart, which leads to the passengers', async () => {
    const { user, address, wire } = await open(EUROPE);
    await user.click(
      await screen.findByRole('button', { name: 'Add to cart Global Pass, 15 days, €476.00' }),
    );
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    const criteria = {
      place: 'EU',
      validityStartDate: '2027-01-14',
      travelers: [{ age: 40, cards: [] }],
    };
    expect(wire.requestsTo(createTrainBooking)).toEqual([
      { booking: { items: [{ offerLocations: ['/offers/pass-2'], criteria }] }, language: 'en' },
    ]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('say when there are none, and lead to the form', async () => {
    const { user, view } = await open(EUROPE, { found: buildPassSearch({ offers: [] }) });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'No passes available' }),
    ).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('Country or region')).toHaveFocus();
    expect(screen.getByLabelText('Country or region')).toHaveDisplayValue('All of Europe');
  });

  it('are searched again when the supplier fails', async () => {
    let isDown = true;
    const { user } = await open(EUROPE, {
      found: () =>
        isDown ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : buildPassSearch(),
    });
    expect(await screen.findByText(/^The railways give no answer right now/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 passes found')).toBeVisible();
  });

  it.each([
    [
      'an area that no pass is sold for',
      'area=XX&date=2027-01-14',
      'Choose the country or region that the pass is for',
    ],
    [
      'an area in words',
      'area=Switzerland&date=2027-01-14',
      'Choose the country or region that the pass is for',
    ],
    ['a day that is over', 'area=CH&date=2020-01-01', 'Choose a date of today or later'],
    ['nobody', 'area=CH&date=2027-01-14&adult=0', 'Add at least one passenger'],
  ])('ERR-07 TRN-55 TRN-57 an address is refused for %s', async (_, query, message) => {
    const { head, wire, view } = await open(`/trains/pass/search?${query}`);
    expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
    expect(screen.getByText(message)).toBeVisible();
    expect(wire.requestsTo(searchPasses)).toEqual([]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-03 have the form at the bare address, in both languages, also while the areas are not known', async () => {
    const { head, router } = await open('/trains/pass/search', {
      areas: wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
    });
    expect(head()).toMatchObject({ title: 'Rail passes' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    expect(
      await screen.findByText(/^The countries that passes are sold for can’t be loaded/),
    ).toBeVisible();
    await act(() => router.navigate('/nl/treinen/pas/zoek'));
    expect(await screen.findByRole('form', { name: 'Treinpassen zoeken' })).toBeVisible();
    await screen.findByText(/^De landen waarvoor passen worden verkocht/);
  });

  it('speak Dutch', async () => {
    await open(EUROPE.replace('/trains/pass/search', '/nl/treinen/pas/zoek'));
    expect(await screen.findByText('2e klas · 5 reisdagen binnen 30 dagen')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pas of tickets?' })).toBeVisible();
  });
});

describe('pass or tickets', () => {
  const journey = (number: number) =>
    within(screen.getByRole('group', { name: `Journey ${number}` }));

  async function choose(user: Page['user'], number: number, field: string, text: string) {
    await user.type(journey(number).getByLabelText(field), text);
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`^${text}, all stations`) }),
    );
  }

  /** Amsterdam to Paris and on to Lyon. */
  async function fillIn(user: Page['user']) {
    await screen.findByRole('heading', { level: 2, name: 'Pass or tickets?' });
    await choose(user, 1, 'From', 'Amsterdam');
    await choose(user, 1, 'To', 'Paris');
    await user.click(screen.getByRole('button', { name: 'Add a journey' }));
    await choose(user, 2, 'To', 'Lyon');
    fireEvent.change(journey(2).getByLabelText('Travel date'), { target: { value: '2027-01-16' } });
  }

  const compare = (user: Page['user']) =>
    user.click(screen.getByRole('button', { name: 'Compare costs' }));

  it('tells from which journey on a pass pays off, seats included', async () => {
    const { user, view, wire } = await open(EUROPE);
    await fillIn(user);
    expect(journey(2).getByLabelText('From')).toHaveValue('Paris, all stations');
    await compare(user);
    expect(await screen.findByText('The pass pays off from the 2nd journey')).toBeVisible();
    expect(screen.getByText('With all of these journeys you save €97.00.')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'What the journeys cost' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'JourneyCheapest ticketsWith the pass',
      'Amsterdam to Paris, Thu 14 Jan€200.00seat €10.00',
      'Paris to Lyon, Sat 16 Jan€200.00seat €10.00',
      'The pass itself€283.00',
      'Together€400.00€303.00, of which seats €20.00',
    ]);
    expect(wire.requestsTo(passOrTickets)).toEqual([
      {
        journeys: [
          { origin: 'NL:amsterdam', destination: 'FR:paris', date: '2027-01-14' },
          { origin: 'FR:paris', destination: 'FR:lyon', date: '2027-01-16' },
        ],
        travelers: [{ age: 40, cards: [] }],
        language: 'en',
      },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.selectOptions(
      screen.getByLabelText('Compare with'),
      'Global Pass, 15 days, 2nd class, €476.00',
    );
    expect(
      await screen.findByText('Tickets are €96.00 cheaper than the pass for these journeys'),
    ).toBeVisible();
  });

  it('leaves out what nobody knows, and warns of a pass that is not good for all days', async () => {
    const found = buildPassSearch({
      offers: [buildPassOffer({ numberOfTravelDays: 1, prices: buildTrainPrices('50.00') })],
    });
    const costs: Costs = (request) => {
      const { journeys } = costing('200.00')(request);
      return {
        journeys: journeys.map((one, index) =>
          index === 1 ? { ...one, tickets: null, reservations: null } : one,
        ),
      };
    };
    const { user } = await open(EUROPE, { found, costs });
    await fillIn(user);
    await compare(user);
    expect(await screen.findByText('The pass pays off from the 1st journey')).toBeVisible();
    expect(screen.getByText(/1 journey is left out: its price is not known\.$/)).toBeVisible();
    expect(screen.getByText('This pass is not good for all of these days.')).toBeVisible();
  });

  it('judges the journeys as a search is judged, keeps them over a reload, and tries again what failed', async () => {
    let isDown = true;
    const costs: Costs = (request) =>
      isDown
        ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
        : costing('20.00')(request);
    const { user, view, wire } = await open(EUROPE, { costs });
    await screen.findByRole('heading', { level: 2, name: 'Pass or tickets?' });
    await compare(user);
    expect(within(errorSummary()).getAllByRole('link')).toHaveLength(2);
    expect(wire.requestsTo(passOrTickets)).toEqual([]);
    await fillIn(user);
    await compare(user);
    expect(
      await screen.findByText('The prices of these journeys could not be loaded'),
    ).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('Tickets are €263.00 cheaper than the pass for these journeys'),
    ).toBeVisible();
    view.unmount();
    await open(EUROPE, { costs });
    await screen.findByRole('heading', { level: 2, name: 'Pass or tickets?' });
    expect(journey(2).getByLabelText('To')).toHaveValue('Lyon, all stations');
    await user.click(screen.getByRole('button', { name: 'Remove journey 1' }));
    expect(journey(1).getByLabelText('To')).toHaveValue('Lyon, all stations');
  });
});
