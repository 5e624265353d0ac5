import { searchTickets } from '@wayfare/api-contract';
import {
  buildTicketOffer,
  buildTicketSearch,
  buildTrainPrices,
  expectAccessible,
  standStill,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  ONE_WAY,
  openTickets,
  pageWith,
  parameter,
  pick,
  train,
  trains,
} from '../testing/tickets-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

describe('train results', () => {
  it('TRN-02 TRN-13 show each train with its times, changes, carriers and lowest price', async () => {
    const { view, head, wire } = await openTickets(ONE_WAY);
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
    expect(wire.requestsTo(searchTickets)[0]?.legs).toEqual([
      { origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' },
    ]);
    await expectAccessible(view.container);
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
    const { user, view, address } = await openTickets(ONE_WAY, {
      found: { ...found, offers: [...found.offers, premier] },
    });
    const card = await train('08:14');
    await user.click(card.getByRole('button', { name: /^Tickets and details ?: 08:14 to 11:35$/ }));
    const table = within(
      await card.findByRole('table', { name: 'Tickets for 08:14 to 11:35: class by flexibility' }),
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
    await expectAccessible(view.container);
  });

  it('show the same choice for a reloaded or pasted address, and say when it is gone', async () => {
    const key = encodeURIComponent('2027-01-14T08:14~Eurostar 9320~STANDARD~SEMI_FLEX');
    const { view } = await openTickets(`${ONE_WAY}&out=${key}&step=review`);
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
    view.unmount();
    await openTickets(`${ONE_WAY}&out=${key.replace('9320', '9999')}&step=review`);
    expect(
      await screen.findByText(/^The ticket that you chose is no longer among these trains/),
    ).toBeVisible();
    expect(await trains()).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /^Look among/ })).not.toBeInTheDocument();
  });

  it('lead to the hour of a chosen ticket that a reload does not show, with the choice kept', async () => {
    const key = '2027-01-14T15:14~Eurostar 15:14~STANDARD~SEMI_FLEX';
    const { user, address } = await openTickets(
      `${ONE_WAY}&out=${encodeURIComponent(key)}&step=review`,
      {
        found: ({ legs }) =>
          legs[0]?.departure === '2027-01-14T15:00' ? pageWith('15:14') : buildTicketSearch(),
      },
    );
    await user.click(await screen.findByRole('link', { name: 'Look among the trains from 15:00' }));
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect([parameter(address(), 'hour'), parameter(address(), 'out')]).toEqual(['15', key]);
  });

  it('name the cards that make nothing cheaper, and pass them on to nobody', async () => {
    const { user } = await openTickets(`${ONE_WAY}&adultCard=NS-DAL`, {
      found: buildTicketSearch({ unusedCards: ['NS-DAL'] }),
    });
    expect(
      await screen.findByText('This card makes none of these tickets cheaper: NS Dal Voordeel'),
    ).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const { pathname, searchParams } = new URL(String(copied.mock.calls[0]?.[0]));
    expect(pathname).toBe('/trains/search');
    expect(Object.fromEntries(searchParams)).toMatchObject({ date: '2027-01-14', adult: '1' });
    expect(searchParams.has('adultCard')).toBe(false);
  });

  it('speak Dutch, and keep the search and the choice when the language changes', async () => {
    const { user, router, address, view, wire } = await openTickets(ONE_WAY);
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
    await expectAccessible(view.container);
  });
});
