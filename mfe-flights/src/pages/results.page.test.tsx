import { cheapestDays, flightSearch } from '@wayfare/api-contract';
import {
  buildFlightDictionary,
  buildFlightOffer,
  expectAccessible,
  standStill,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pageOf, SEARCH_QUERY } from '../testing/offers';
import { ONE_WAY, open, parameter, cards, status, THREE } from '../testing/results-page';

standStill();
const prices = () =>
  cards().map((card) => /€[\d.]+/.exec(within(card).getByRole('heading').textContent ?? '')?.[0]);
const shows = (...expected: string[]) => waitFor(() => expect(prices()).toEqual(expected));

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
    expect(
      screen.getByRole('heading', { level: 1, name: 'Amsterdam (AMS) to Barcelona (BCN)' }),
    ).toBeVisible();
    expect(head()).toMatchObject({
      title: 'Flights: Amsterdam (AMS) to Barcelona (BCN)',
      noindex: true,
    });
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
    await expectAccessible(view.container);
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
    await within(card).findByText('terminal 1', { exact: false });
    for (const text of [
      'Amsterdam, Amsterdam Airport Schiphol (AMS)',
      'terminal 1',
      'Boeing 737-800',
      'KL 1665',
      '€139.00',
    ])
      expect(card).toHaveTextContent(text);
    expect(address()).toBe(before);
    await expectAccessible(view.container);
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

    expect(screen.getByRole('checkbox', { name: /^2 stops or more/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
    await expectAccessible(view.container);
    await user.click(await sheet.findByRole('button', { name: 'Show 1 flight' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(prices()).toEqual(['€90.00']);
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
    await expectAccessible(view.container);
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
      await screen.findByRole('heading', {
        level: 1,
        name: 'Amsterdam (AMS) naar Barcelona (BCN)',
      }),
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
    await expectAccessible(view.container);
  });
});
