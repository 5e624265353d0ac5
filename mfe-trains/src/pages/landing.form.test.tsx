import { passAreas, railCards, searchTickets, trainPlaces } from '@wayfare/api-contract';
import { expectAccessible, fakeWire, standStill, wireError, errorSummary } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { fillIn, openLanding, search, setDate } from '../testing/landing-page';
import { areasAnswer, cardsAnswer } from '../testing/search-answers';

standStill();
beforeEach(() => window.sessionStorage.clear());

const messages = () =>
  within(errorSummary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const list = () => within(screen.getByRole('listbox'));
const stations = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the form of the train search page', () => {
  it('TRN-54 OQ-64 suggests cities with all of their stations first, and turns from and to round', async () => {
    const { user, wire, view } = await openLanding('/trains');
    await user.type(screen.getByLabelText('From'), 'par');
    await screen.findByRole('option', { name: /^Paris, all stations/ });
    expect(stations()).toEqual([
      expect.stringMatching(/^Paris, all stations.*France$/),
      expect.stringMatching(/^Paris Gare de Lyon/),
    ]);
    expect(wire.requestsTo(trainPlaces).at(-1)).toEqual({ query: 'par' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByLabelText('From')).toHaveValue('Paris Gare de Lyon');
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    expect(screen.getByLabelText('To')).toHaveValue('Paris Gare de Lyon');
    expect(screen.getByLabelText('From')).toHaveValue('');
    await expectAccessible(view.container);
  });

  it('TRN-54 TRN-55 TRN-56 TRN-57 lists what is wrong, with the focus on the list, and sends nothing', async () => {
    const { user, address, wire } = await openLanding('/trains');
    await user.type(screen.getByLabelText('From'), 'Amsterdam');
    await user.tab();
    setDate('Departure date', '2026-12-12');
    setDate('Return date (optional)', '2026-12-11');
    await user.click(screen.getByRole('button', { name: /^− Adults/ }));
    await search(user);
    expect(errorSummary()).toHaveFocus();
    expect(messages()).toEqual([
      'Choose where you leave from in the list, so that we search exactly there',
      'Enter the city or station you want to go to',
      'Choose a return that does not lie before the outbound journey',
      'Add at least one passenger',
    ]);
    setDate('Departure date', '2026-12-09');
    await search(user);
    expect(messages()).toContain('Choose a date of today or later');
    expect(screen.getByLabelText('From')).toHaveValue('Amsterdam');
    expect(address()).toBe('/trains');
    expect(wire.requestsTo(searchTickets)).toEqual([]);
    expect(localStorage.getItem('searchTrains.tickets')).toBeNull();
  });

  it('asks for the reduction card of each passenger, infants aside, and sends it with the search', async () => {
    const { user, address, wire, view } = await openLanding('/trains');
    await fillIn(user);
    for (const name of [/^\+ Adults/, /^\+ Infants/])
      await user.click(screen.getByRole('button', { name }));
    expect(
      within(screen.getByRole('group', { name: 'Reduction cards and passes' })).getAllByRole(
        'combobox',
      ),
    ).toHaveLength(2);
    await screen.findAllByRole('option', { name: 'NS Dal Voordeel (Netherlands)' });
    await user.selectOptions(screen.getByLabelText('Adult 2'), 'NS-DAL');
    await expectAccessible(view.container);
    await search(user);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Amsterdam to Paris' }),
    ).toBeVisible();
    expect(address()).toBe(
      '/trains/search?from=NL%3Aamsterdam&to=FR%3Aparis&date=2027-01-14&hour=8&adult=2&infant=1&adultCard=&adultCard=NS-DAL',
    );
    expect(wire.requestsTo(searchTickets)).toEqual([
      {
        legs: [{ origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' }],
        travelers: [
          { age: 40, cards: [] },
          { age: 40, cards: [{ code: 'NS-DAL' }] },
          { age: 2, cards: [] },
        ],
        language: 'en',
      },
    ]);
  });

  it('can be searched without the cards and the places that can’t be loaded, and says so', async () => {
    const down = wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' });
    const { user } = await openLanding('/trains', {
      wire: fakeWire([
        [trainPlaces, down],
        [railCards, down],
        [passAreas, down],
      ]),
    });
    await user.click(screen.getByText('1 adult'));
    expect(
      await screen.findByText('Reduction cards can’t be loaded right now. You can search without.'),
    ).toBeVisible();
    await user.type(screen.getByLabelText('From'), 'Par');
    expect(
      (await screen.findAllByText(/^Suggestions can’t be loaded right now/))[0],
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: 'Rail pass' }));
    expect(
      await screen.findByText(/^The countries that passes are sold for can’t be loaded/),
    ).toBeVisible();
  });

  it('names the places of the address, for who comes back to change a search', async () => {
    const { wire } = await openLanding(
      '/trains?from=NL:amsterdam&to=FR:paris-gare-de-lyon&date=2027-01-14&hour=14&adult=1&youth=1',
    );
    expect(wire.requestsTo(trainPlaces)).toEqual([{ codes: 'NL:amsterdam,FR:paris-gare-de-lyon' }]);
    expect(screen.getByLabelText('To')).toHaveValue('Paris Gare de Lyon');
    expect(screen.getByLabelText('Leave after')).toHaveValue('14');
  });
});

describe('a station field before anything is typed', () => {
  beforeEach(() => window.localStorage.clear());

  const lyon = {
    code: 'FR:lyon',
    type: 'city',
    label: 'Lyon',
    localLabel: 'Lyon',
    timezone: 'Europe/Paris',
  };

  it('C1 asks for nothing until it is entered, then offers earlier and popular places', async () => {
    window.localStorage.setItem('recentStations', JSON.stringify([lyon]));
    const { user, wire } = await openLanding('/trains');
    expect(wire.requestsTo(trainPlaces)).toEqual([]);
    await user.click(screen.getByLabelText('From'));
    expect(await screen.findByRole('option', { name: /^Paris, all stations/ })).toBeVisible();
    expect(
      list()
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(2);
    expect(stations()).toEqual([
      'Lyon, all stations',
      expect.stringMatching(/^Amsterdam, all stations/),
      expect.stringMatching(/^Paris, all stations/),
    ]);
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
    await expectAccessible(screen.getByRole('listbox'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('From')).toHaveValue('Lyon, all stations');
    await user.click(screen.getByLabelText('To'));
    expect(await screen.findByRole('option', { name: /^Paris, all stations/ })).toBeVisible();
    expect(wire.requestsTo(trainPlaces)).toHaveLength(1);
  });

  it('offers popular places to whoever is new here, and leaves what was typed alone', async () => {
    const { user } = await openLanding('/nl/treinen');
    await user.click(screen.getByLabelText('Van'));
    expect(await screen.findByRole('option', { name: /^Parijs, alle stations/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.type(screen.getByLabelText('Van'), 'Ly');
    expect(await screen.findByRole('option', { name: /^Lyon, alle stations/ })).toBeVisible();
    expect(stations()).toHaveLength(1);
    await user.clear(screen.getByRole('combobox', { name: 'Van' }));
    expect(await screen.findByRole('option', { name: /^Parijs, alle stations/ })).toBeVisible();
  });

  it('says nothing when popular places can’t be had', async () => {
    const wire = fakeWire([
      [trainPlaces, wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })],
      cardsAnswer,
      areasAnswer,
    ]);
    const { user } = await openLanding('/trains', { wire });
    await user.click(screen.getByLabelText('From'));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByLabelText('From')).toHaveFocus();
    expect(screen.queryByText(/can’t be loaded/)).not.toBeInTheDocument();
  });
});
