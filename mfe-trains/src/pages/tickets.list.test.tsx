import {
  ALERT_CONSENT,
  askPriceAlert,
  cheapestTrainDays,
  searchTickets,
} from '@wayfare/api-contract';
import {
  buildReturnSearch,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainPrices,
  expectAccessible,
  fill,
  standStill,
  wireError,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  departure,
  goOn,
  ONE_WAY,
  openTickets,
  parameter,
  pick,
  RETURN,
  train,
  trains,
} from '../testing/tickets-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

const premier = buildTicketOffer({
  id: 'premier',
  comfortCategory: { code: 'PREMIER', label: 'Premier' },
  prices: buildTrainPrices('219.00'),
});
const FOUND = buildTicketSearch({ offers: [...buildTicketSearch().offers, premier] });
const departures = async () => (await trains()).map(departure);
const heading = 'Outbound: Amsterdam Centraal to Paris Gare du Nord, Thu 14 Jan';
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

describe('the list of trains', () => {
  it('is put in another order, which stands in the address and goes with Back', async () => {
    const { user, address, router, wire } = await openTickets(ONE_WAY);
    expect(await departures()).toEqual(['08:14', '09:10']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price');
    await waitFor(async () => expect(await departures()).toEqual(['09:10', '08:14']));
    expect(parameter(address(), 'sort')).toBe('price');
    await pick(user, '08:14', /Semi flex/);
    expect(parameter(address(), 'sort')).toBe('price');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await departures()).toEqual(['08:14', '09:10']));
    expect(wire.requestsTo(searchTickets)).toHaveLength(1);
  });

  it('is narrowed by filters with their counts, each in the address, taken off one by one or with Back', async () => {
    const { user, address, router, view } = await openTickets(ONE_WAY, { found: FOUND });
    await trains();
    expect(screen.getByRole('radio', { name: /^Direct only ?1$/ })).toBeEnabled();
    expect(box(/^Eurostar ?2$/)).toBeEnabled();
    expect(box(/^Premier ?1$/)).toBeEnabled();
    await user.click(box(/^NS ?1$/));
    expect(await screen.findByText(`${heading}: 1 of 2 trains`)).toBeVisible();
    expect(await departures()).toEqual(['09:10']);
    expect(parameter(address(), 'carrier')).toBe('NS');
    expect(screen.getByRole('radio', { name: /^Direct only ?no trains$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(box(/^Premier ?no trains$/)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(view.container);

    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    await user.click(chips.getByRole('button', { name: 'Remove filter: NS' }));
    await user.click(await screen.findByRole('radio', { name: /^Direct only/ }));
    await user.click(box(/^Premier/));
    await waitFor(async () => expect(await departures()).toEqual(['08:14']));
    expect((await train('08:14')).getByText('€219.00')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await (await train('08:14')).findByText('€89.00')).toBeVisible();
    expect([parameter(address(), 'changes'), parameter(address(), 'comfort')]).toEqual(['0', null]);
  });

  it('says when an address leaves none, and how to see them all; the search itself is as it was', async () => {
    const { user, address } = await openTickets(`${ONE_WAY}&carrier=Renfe`);
    expect(await screen.findByText('None of these trains fits the filters.')).toBeVisible();
    expect(box(/^Renfe ?no trains$/)).toBeEnabled();
    await user.click(
      screen.getAllByRole('button', { name: 'Clear all filters' })[0] ?? document.body,
    );
    expect(await trains()).toHaveLength(2);
    expect(parameter(address(), 'carrier')).toBeNull();
  });

  it('says of each train what it emits, and how that is reckoned, and nothing where nobody knows', async () => {
    const found = buildTicketSearch();
    const emissions = { kilometres: 514, train: 9.4, car: 73.5, flight: 83.7 };
    const { user } = await openTickets(ONE_WAY, {
      found: {
        ...found,
        legs: found.legs.map((leg) => ({
          ...leg,
          solutions: leg.solutions.map((solution, index) =>
            index === 0 ? { ...solution, emissions } : solution,
          ),
        })),
      },
    });
    expect(await (await train('08:14')).findByText('9.4 kg CO₂ a traveller')).toBeVisible();
    expect((await train('08:14')).getByText('plane 84 kg, car 74 kg')).toBeVisible();
    expect((await train('09:10')).queryByText(/CO₂/)).not.toBeInTheDocument();
    await user.click(screen.getByText('How we reckon CO₂'));
    expect(screen.getByText(/33 grams of CO₂ equivalent a kilometre by train/)).toBeVisible();
    expect(screen.getByText(/with 20% for bends; .* and 95 km/)).toBeVisible();
  });
});

describe('the days around', () => {
  const out = () =>
    screen.findByRole('navigation', { name: 'Other days for the outbound journey' });

  it('have their lowest prices; another day keeps everything else', async () => {
    const path = ONE_WAY.replace('2027-01-14', '2026-12-12');
    const { user, wire, address, view } = await openTickets(`${path}&sort=price`);
    const days = within(await out());
    await days.findByText('from €52.00');
    expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Thu 10 Decprice not known',
      'Fri 11 Decno tickets',
      'Sat 12 Decfrom €52.00',
      'Sun 13 Decfrom €53.00',
      'Mon 14 Decfrom €54.00',
      'Tue 15 Decfrom €55.00',
    ]);
    expect(days.getByRole('link', { current: 'date' })).toHaveTextContent('Sat 12 Dec');
    expect(wire.requestsTo(cheapestTrainDays)[0]).toEqual({
      legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2026-12-15T08:00' }],
      travelers: [{ age: 40, cards: [] }],
      leg: 0,
      days: ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'],
    });
    await expectAccessible(view.container);
    await user.click(days.getByRole('link', { name: /Mon 14 Dec/ }));
    await waitFor(() =>
      expect(wire.requestsTo(searchTickets).at(-1)?.legs[0]?.departure).toBe('2026-12-14T08:00'),
    );
    expect(address()).toBe(`${path}&sort=price`.replace('2026-12-12', '2026-12-14'));
  });

  it('of the way back have what can be bought beside the ticket out, and keep that', async () => {
    const { user, wire, address } = await openTickets(RETURN, { found: buildReturnSearch() });
    await pick(user, '08:14', /Return/);
    await goOn(user);
    const name = 'Other days for the return journey';
    const days = within(await screen.findByRole('navigation', { name }));
    await days.findByText('from €52.00');
    expect(days.getAllByRole('link')).toHaveLength(7);
    expect(wire.requestsTo(cheapestTrainDays).at(-1)).toMatchObject({ leg: 1 });
    await user.click(days.getByRole('link', { name: /Mon 18 Jan/ }));
    await waitFor(() => expect(parameter(address(), 'returnDate')).toBe('2027-01-18'));
    expect(parameter(address(), 'out')).toContain('RETURN');
  });

  it.each<[string, string, 0 | 1]>([
    ['one way', ONE_WAY, 0],
    ['the way back', `${RETURN}&step=back`, 1],
  ])('offer to tell by mail when the price of the day falls, %s', async (_what, path, leg) => {
    const back = leg === 1;
    const { user, view, wire } = await openTickets(path, {
      found: back ? buildReturnSearch() : buildTicketSearch(),
    });
    if (back) {
      await pick(user, '08:14', /Return/);
      await goOn(user);
      await screen.findByRole('navigation', { name: 'Other days for the return journey' });
    }
    const name = 'Tell me when the price falls';
    await user.click(await screen.findByRole('button', { name }));
    const form = within(await screen.findByRole('form', { name }));
    await fill(user, form.getByRole('textbox', { name: 'E-mail address' }), 'guest@example.com');
    await expectAccessible(view.container);
    await user.click(form.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/We sent a link to guest@example\.com/)).toBeVisible();
    const out = { origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' };
    const home = { origin: 'FR:paris', destination: 'NL:amsterdam', departure: '2027-01-17T12:00' };
    const [asked] = wire.requestsTo(askPriceAlert);
    expect(asked).toMatchObject({
      watch: { product: 'trains', legs: back ? [out, home] : [out], leg },
      ...{ email: 'guest@example.com', language: 'en', consent: ALERT_CONSENT },
    });
    // what the strip says of the day
    const shown = within(screen.getByRole('navigation', { name: /^Other days/ })).getByRole(
      'link',
      { current: 'date' },
    );
    expect(shown).toHaveTextContent(`€${asked?.seen ?? ''}`);
  });

  it('say where the lowest price is while none of the trains that are shown has it', async () => {
    const { user, address } = await openTickets(ONE_WAY);
    expect(
      await screen.findByText('The lowest price of this day, €53.00, is at 14:14.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show those trains' }));
    await waitFor(() => expect(parameter(address(), 'hour')).toBe('14'));
  });

  it('are there without prices when those can’t be had', async () => {
    await openTickets(ONE_WAY, { days: wireError(404, { code: 'NOT_FOUND', message: 'x' }) });
    const days = within(await out());
    expect(await days.findAllByText('price not known')).toHaveLength(7);
    expect(await trains()).toHaveLength(2);
  });
});
