import {
  createTrainBooking,
  getTrainBooking,
  pageTickets,
  searchTickets,
  type TicketSearchRequest,
  type TicketSearchResult,
} from '@wayfare/api-contract';
import {
  buildReturnSearch,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainBasket,
  buildTrainPrices,
  fakeWire,
  hangingAnswer,
  networkFailure,
  renderRoute,
  standStill,
  wireError,
  type WireHandler,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { areasAnswer, cardsAnswer, placesAnswer } from '../testing/search-answers';

expect.extend(toHaveNoViolations);
standStill();
beforeEach(() => window.sessionStorage.clear());

const QUERY = 'from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8&adult=1';
const ONE_WAY = `/trains/search?${QUERY}`;
const RETURN = `/trains/search?from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8&returnDate=2027-01-17&returnHour=12&adult=1`;

type Search = WireHandler<TicketSearchRequest, TicketSearchResult>;
type Paged = WireHandler<unknown, TicketSearchResult>;

const BASKET = buildTrainBasket();

interface Answers {
  found?: Search;
  paged?: Paged;
  added?: WireHandler<unknown, typeof BASKET>;
}

const wireOf = ({
  found = buildTicketSearch(),
  paged = buildTicketSearch(),
  added = BASKET,
}: Answers) =>
  fakeWire([
    placesAnswer,
    cardsAnswer,
    areasAnswer,
    [searchTickets, found],
    [pageTickets, paged],
    [createTrainBooking, added],
    [getTrainBooking, BASKET],
  ]);

async function open(path: string, answers: Answers = {}) {
  const page = await renderRoute(vertical, manifest, path, { wire: wireOf(answers) });
  // the cards of the form come after the page
  const hasCards = page.view.container.querySelector('[name="adultCard"]') !== null;
  if (hasCards)
    await waitFor(() =>
      expect(page.view.container.querySelector('option[value="NS-DAL"]')).not.toBeNull(),
    );
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;

const parameter = (path: string, name: string) => new URL(path, 'http://x').searchParams.get(name);
const trains = () => screen.findAllByRole('article');

async function train(departure: string) {
  const found = (await trains()).find((card) => card.textContent?.includes(departure));
  if (found === undefined) throw new Error(`no train at ${departure}`);
  return within(found);
}

/** Opens a train and picks one of its tickets, named by flexibility. */
async function pick(user: Page['user'], departure: string, flexibility: RegExp | string) {
  const card = await train(departure);
  const opener = card.getByRole('button', { name: /details/ });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  await user.click(card.getByRole('radio', { name: flexibility }));
  await waitFor(async () =>
    expect((await train(departure)).getByRole('radio', { name: flexibility })).toBeChecked(),
  );
}

const goOn = async (user: Page['user']) =>
  user.click(await screen.findByRole('button', { name: /^Choose this ticket/ }));

describe('train results', () => {
  it('TRN-02 TRN-13 show each train with its times, changes, carriers and lowest price', async () => {
    const { view, head, wire } = await open(ONE_WAY);
    expect(screen.getByRole('heading', { level: 1, name: 'Amsterdam to Paris' })).toBeVisible();
    expect(head()).toMatchObject({ title: 'Trains: Amsterdam to Paris', noindex: true });
    expect(screen.getByText('Thu 14 Jan 2027 after 08:00 · 1 adult')).toBeVisible();
    expect(
      await screen.findByText(
        'Outbound: Amsterdam Centraal to Paris Gare du Nord, Thu 14 Jan: 2 trains',
      ),
    ).toBeVisible();
    const [direct, byBrussels] = await trains();
    for (const text of [
      '08:14 Amsterdam Centraal',
      '11:35 Paris Gare du Nord',
      '3 h 21 min Direct',
      'Eurostar 9320',
      '€89.00',
      'for 1 passenger',
    ])
      expect(direct).toHaveTextContent(text);
    for (const text of [
      '4 h 25 min 1 change: Bruxelles-Midi, 40 min',
      'NS IC 9220, Eurostar 9340',
      '€64.50',
    ])
      expect(byBrussels).toHaveTextContent(text);
    expect(screen.getByText(/^Demo: these trains and prices are invented/)).toBeVisible();
    expect(wire.requestsTo(searchTickets)[0]?.legs).toEqual([
      { origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' },
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-13 have for each train its tickets as a table of class by flexibility, and say what one allows', async () => {
    const premier = buildTicketOffer({
      id: 'premier',
      comfortCategory: { code: 'PREMIER', label: 'Premier' },
      flexibility: { code: 'FULL_FLEX', level: '3', label: 'Full flex' },
      prices: buildTrainPrices('219.00'),
      seatsLeft: 3,
    });
    const found = buildTicketSearch();
    const { user, view, address } = await open(ONE_WAY, {
      found: { ...found, offers: [...found.offers, premier] },
    });
    const card = await train('08:14');
    await user.click(card.getByRole('button', { name: /^Tickets and details ?: 08:14 to 11:35$/ }));
    const table = within(
      card.getByRole('table', { name: 'Tickets for 08:14 to 11:35: class by flexibility' }),
    );
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Semi flex',
      'Full flex',
    ]);
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Semi flexFull flex',
      'Standard€89.00not sold',
      'Premiernot sold€219.003 seats left',
    ]);
    expect(card.getByText('high-speed train', { exact: false })).toBeVisible();

    await user.click(table.getByRole('radio', { name: 'Standard, Semi flex, €89.00' }));
    const chosen = within(await card.findByRole('region', { name: 'Ticket: Standard, Semi flex' }));
    for (const text of [
      'Refundable until 24 hours before departure, minus 20% of the price',
      'Exchangeable until 1 hour before departure, without a fee; you pay any difference in price',
      'A seat is reserved with it',
      'PDF to print or to show on your phone; e-ticket with a code',
    ]) {
      expect(chosen.getByText(text)).toBeVisible();
    }
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(parameter(address(), 'out')).toContain('PREMIER~FULL_FLEX'));
    expect(
      table.getByRole('radio', { name: 'Premier, Full flex, €219.00, 3 seats left' }),
    ).toBeChecked();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-09 TRN-41 review the choice and put it in the cart, which leads to the passengers', async () => {
    const { user, address, router, wire } = await open(ONE_WAY);
    await pick(user, '08:14', /Semi flex/);
    await goOn(user);
    expect(await screen.findByRole('heading', { level: 2, name: 'Your choice' })).toHaveFocus();
    expect(screen.getByText(/^Total for 1 passenger/)).toHaveTextContent('€89.00');
    await act(() => router.navigate(-1));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Choose your outbound train' }),
    ).toHaveFocus();
    expect((await train('08:14')).getByRole('radio', { name: /Semi flex/ })).toBeChecked();
    await act(() => router.navigate(1));
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    expect(wire.requestsTo(createTrainBooking)).toEqual([
      {
        booking: {
          items: [
            {
              offerLocations: ['/offers/offer-1'],
              criteria: {
                legs: [
                  {
                    origin: 'NL:amsterdam',
                    destination: 'FR:paris',
                    departure: '2027-01-14T08:00',
                  },
                ],
                travelers: [{ age: 40, cards: [] }],
              },
            },
          ],
        },
        language: 'en',
      },
    ]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('OQ-66 go on to the return, beside a return fare only to trains that it is sold with, and make one item of both', async () => {
    const { user, view, wire, address } = await open(RETURN, { found: buildReturnSearch() });
    await pick(user, '08:14', /, Return,/);
    expect(screen.getByText(/^This is a return fare/)).toBeVisible();
    await goOn(user);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Choose your return train' }),
    ).toHaveFocus();
    expect(screen.getByText('You chose a return fare')).toBeVisible();
    expect(await trains()).toHaveLength(1);
    const back = await train('14:25');
    expect(back.getByText('€55.00')).toBeVisible();
    await user.click(back.getByRole('button', { name: /^Tickets and details/ }));
    expect(back.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Standard, Return, €55.00',
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
    await pick(user, '14:25', /Return/);
    await goOn(user);
    expect(await screen.findByText(/^Both tickets are one item in your cart/)).toBeVisible();
    expect(screen.getByText(/^Total for 1 passenger/)).toHaveTextContent('€115.00');
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    expect(wire.requestsTo(createTrainBooking)[0]?.booking.items).toMatchObject([
      {
        offerLocations: ['/offers/offer-3', '/offers/offer-5'],
        criteria: { legs: [{ departure: '2027-01-14T08:00' }, { departure: '2027-01-17T12:00' }] },
      },
    ]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('let the way out be changed, which gives up the way back', async () => {
    const { user, address } = await open(RETURN, { found: buildReturnSearch() });
    await pick(user, '08:14', /Semi flex/);
    await goOn(user);
    await pick(user, '14:25', /Semi flex/);
    await goOn(user);
    expect(await screen.findByText(/^Total for 1 passenger/)).toHaveTextContent('€168.00');
    await user.click(screen.getByRole('link', { name: 'Change: Outbound' }));
    await pick(user, '09:10', /Semi flex/);
    expect(parameter(address(), 'back')).toBeNull();
    await goOn(user);
    const chosen = screen.getByRole('heading', {
      level: 3,
      name: /^Outbound: Amsterdam Centraal to Paris Gare du Nord, Thu 14 Jan/,
    });
    expect(chosen).toBeVisible();
    expect((await train('14:25')).getByText('€79.00')).toBeVisible();
  });

  it('show the same choice for a reloaded or pasted address, and say when it is gone', async () => {
    const key = encodeURIComponent('2027-01-14T08:14~Eurostar 9320~STANDARD~SEMI_FLEX');
    const { view } = await open(`${ONE_WAY}&out=${key}&step=review`);
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
    view.unmount();
    await open(`${ONE_WAY}&out=${key.replace('9320', '9999')}&step=review`);
    expect(
      await screen.findByText(/^The ticket that you chose is no longer among these trains/),
    ).toBeVisible();
    expect(await trains()).toHaveLength(2);
  });

  it('name the cards that make nothing cheaper', async () => {
    await open(`${ONE_WAY}&adultCard=NS-DAL`, {
      found: buildTicketSearch({ unusedCards: ['NS-DAL'] }),
    });
    expect(
      await screen.findByText('This card makes none of these tickets cheaper: NS Dal Voordeel'),
    ).toBeVisible();
  });

  it('speak Dutch, and keep the search and the choice when the language changes', async () => {
    const { user, router, address, view, wire } = await open(ONE_WAY);
    await pick(user, '08:14', /Semi flex/);
    await act(() => router.navigate(address().replace('/trains/search', '/nl/treinen/zoek')));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Amsterdam naar Parijs' }),
    ).toBeVisible();
    expect(
      await screen.findByText('Terugbetaling kan tot 24 uur voor vertrek, min 20% van de prijs'),
    ).toBeVisible();
    expect((await train('08:14')).getByRole('radio', { name: /€\s89,00/ })).toBeChecked();
    expect(wire.requestsTo(searchTickets).map(({ language }) => language)).toEqual(['en', 'nl']);
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

describe('other trains of the day', () => {
  const hour = () => screen.findByRole('combobox', { name: 'Show trains from' });

  it('TRN-11 come with another hour, at once as long as no ticket is chosen, and the field keeps the focus', async () => {
    const { user, address, wire } = await open(ONE_WAY);
    await trains();
    const field = await hour();
    await user.selectOptions(field, '14:00');
    await waitFor(() =>
      expect(wire.requestsTo(searchTickets).at(-1)?.legs[0]?.departure).toBe('2027-01-14T14:00'),
    );
    expect(parameter(address(), 'hour')).toBe('14');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await trains()).toHaveLength(2);
    expect(await hour()).toBe(field);
    await waitFor(() => expect(field).toHaveValue('14'));
    expect(field).toHaveFocus();
  });

  it('TRN-12 are asked about when a ticket is chosen: cancelling keeps it, confirming gives it up and searches', async () => {
    const { user, address, wire, view } = await open(ONE_WAY);
    await pick(user, '08:14', /Semi flex/);
    await user.selectOptions(await hour(), '14:00');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Give up the ticket that you chose?' }),
    );
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(dialog.getByRole('button', { name: 'Keep my ticket' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await hour()).toHaveValue('8');
    expect((await train('08:14')).getByRole('radio', { name: /Semi flex/ })).toBeChecked();
    expect(wire.requestsTo(searchTickets)).toHaveLength(1);

    await user.selectOptions(await hour(), '14:00');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Show other trains' }),
    );
    await waitFor(() => expect(wire.requestsTo(searchTickets)).toHaveLength(2));
    expect([parameter(address(), 'hour'), parameter(address(), 'out')]).toEqual(['14', null]);
    await trains();
    expect(
      screen.queryByRole('radio', { checked: true, name: /Semi flex/ }),
    ).not.toBeInTheDocument();
  });

  it('TRN-12 on the way back leave the ticket of the way out as it is', async () => {
    const { user, address, wire } = await open(RETURN, { found: buildReturnSearch() });
    await pick(user, '08:14', /Semi flex/);
    await goOn(user);
    await screen.findByRole('heading', { level: 2, name: 'Choose your return train' });
    await user.selectOptions(await hour(), '15:00');
    await waitFor(() =>
      expect(
        wire
          .requestsTo(searchTickets)
          .at(-1)
          ?.legs.map(({ departure }) => departure),
      ).toEqual(['2027-01-14T08:00', '2027-01-17T15:00']),
    );
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Choose your return train' }),
    ).toBeVisible();
    expect([parameter(address(), 'out'), parameter(address(), 'step')]).toEqual([
      '2027-01-14T08:14~Eurostar 9320~STANDARD~SEMI_FLEX',
      'back',
    ]);
    expect(await trains()).toHaveLength(1);
  });

  it('OQ-65 TRN-12 are earlier and later ones, also only after asking when a ticket is chosen', async () => {
    const later = buildTicketSearch({
      id: 'search-2',
      legs: buildTicketSearch().legs.map((leg) => ({ ...leg, solutions: leg.solutions.slice(1) })),
    });
    const { user, wire } = await open(ONE_WAY, { paged: later });
    await pick(user, '08:14', /Semi flex/);
    await user.click(screen.getByRole('button', { name: 'Later trains' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Show other trains' }),
    );
    await waitFor(async () => expect(await trains()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Earlier trains' }));
    await waitFor(() => expect(wire.requestsTo(pageTickets)).toHaveLength(2));
    expect(wire.requestsTo(pageTickets)).toEqual([
      { id: 'search-1', leg: 'leg-1', page: 'next', language: 'en' },
      { id: 'search-2', leg: 'leg-1', page: 'previous', language: 'en' },
    ]);
    expect(wire.requestsTo(searchTickets)).toHaveLength(1);
  });

  it.each<[string, Paged, string]>([
    [
      'there are none',
      buildTicketSearch({
        legs: buildTicketSearch().legs.map((leg) => ({ ...leg, solutions: [] })),
      }),
      'There are no other trains that way. Try another hour.',
    ],
    [
      'they can’t be loaded',
      wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
      'Other trains could not be loaded',
    ],
    [
      'the search is over',
      wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
      'This search has expired. Please search again.',
    ],
  ])('leave those that are shown when %s', async (_, paged, text) => {
    const { user, wire } = await open(ONE_WAY, { paged });
    await trains();
    await user.click(screen.getByRole('button', { name: 'Later trains' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await trains()).toHaveLength(2);
    const again = screen.queryByRole('button', { name: 'Search again' });
    if (again === null) return;
    await user.click(again);
    await waitFor(() => expect(wire.requestsTo(searchTickets)).toHaveLength(2));
  });
});

describe('a train search that finds nothing, waits or fails', () => {
  it('says that there are no trains, and what else to try', async () => {
    const { user, view } = await open(ONE_WAY, {
      found: buildTicketSearch({
        offers: [],
        legs: buildTicketSearch().legs.map((leg) => ({ ...leg, solutions: [] })),
      }),
    });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'No trains available' }),
    ).toBeVisible();
    const others = [
      'Search the whole of Thu 14 Jan',
      'Search on Wed 13 Jan',
      'Search on Fri 15 Jan',
    ].map((name) => screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(others.map((href) => [parameter(href, 'date'), parameter(href, 'hour')])).toEqual([
      ['2027-01-14', '0'],
      ['2027-01-13', '8'],
      ['2027-01-15', '8'],
    ]);
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('From')).toHaveFocus();
    expect(screen.getByLabelText('From')).toHaveValue('Amsterdam, all stations');
  });

  it('is there at once and can be cancelled', async () => {
    await open(ONE_WAY, { found: hangingAnswer() });
    expect(screen.getByText('Looking for trains…')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel the search' })).toHaveAttribute(
      'href',
      `/trains?${QUERY}`,
    );
  });

  it.each<[string, Search, RegExp]>([
    [
      'the supplier fails',
      wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
      /^The railways give no answer right now/,
    ],
    [
      'it takes too long',
      wireError(504, { code: 'SUPPLIER_TIMEOUT', message: 'x' }),
      /^The railways take too long to answer/,
    ],
    [
      'ERR-05 there is no connection',
      networkFailure(),
      /^The server has an error, please, try it again later/,
    ],
    [
      'there were too many',
      wireError(429, { code: 'RATE_LIMITED', message: 'x' }),
      /^You have searched very often/,
    ],
    [
      'something else is wrong',
      wireError(500, { code: 'SERVER_ERROR', message: 'x' }),
      /^Something went wrong on our side/,
    ],
  ])('can be tried again when %s', async (_, failure, text) => {
    let isDown = true;
    const answer: Search = (request) =>
      isDown ? (typeof failure === 'function' ? failure(request) : failure) : buildTicketSearch();
    const { user } = await open(ONE_WAY, { found: answer });
    expect(await screen.findByText(text)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await trains()).toHaveLength(2);
  });

  it('ERR-07 is only changed when the supplier takes it for wrong', async () => {
    await open(ONE_WAY, {
      found: wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: 'legs.0.origin' }),
    });
    expect(await screen.findByText('Search data not valid')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each<[string, WireHandler<unknown, typeof BASKET>, string]>([
    [
      'TRN-39 have expired',
      wireError(410, { code: 'OFFER_EXPIRED', message: 'x' }),
      'This offer has expired. Please search again.',
    ],
    [
      'could not be added',
      wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
      'This could not be added to your cart',
    ],
  ])('says when tickets %s, and stays', async (_, added, text) => {
    const key = encodeURIComponent('2027-01-14T08:14~Eurostar 9320~STANDARD~SEMI_FLEX');
    const { user, wire } = await open(`${ONE_WAY}&out=${key}&step=review`, { added });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(await screen.findByText(text)).toBeVisible();
    const again = screen.queryByRole('button', { name: 'Search again' });
    if (again === null) return;
    await user.click(again);
    await waitFor(() => expect(wire.requestsTo(searchTickets)).toHaveLength(2));
  });
});

describe('an address that is no search for tickets', () => {
  it.each([
    ['rubbish', 'search=garbage'],
    ['a station that nobody knows', QUERY.replace('FR%3Aparis', 'FR%3Aatlantis')],
    ['names', QUERY.replace('FR%3Aparis', 'Paris')],
    ['markup', QUERY.replace('FR%3Aparis', encodeURIComponent('<img src=x onerror=alert(1)>'))],
    ['a day that is over', QUERY.replace('2027-01-14', '2020-01-01')],
    ['nobody', QUERY.replace('adult=1', 'adult=0')],
  ])(
    'ERR-07 TRN-54 TRN-55 TRN-57 is named and kept, and nothing is searched: %s',
    async (_, query) => {
      const { view, head, wire } = await open(`/trains/search?${query}`);
      expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
      expect(screen.getByText('Search data not valid')).toBeVisible();
      expect(screen.getByRole('form', { name: 'Search tickets' })).toBeVisible();
      expect(view.container.querySelector('img[onerror]')).toBeNull();
      expect(wire.requestsTo(searchTickets)).toEqual([]);
    },
  );

  it('TRN-02 is no complaint at the bare address, in both languages', async () => {
    const { head, router } = await open('/trains/search');
    expect(head()).toMatchObject({ title: 'Train tickets' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    await act(() => router.navigate('/nl/treinen/zoek?search=rommel'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Treintickets' })).toBeVisible();
  });
});
