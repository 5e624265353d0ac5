import { pageTickets, searchTickets } from '@wayfare/api-contract';
import {
  buildReturnSearch,
  buildTicketSearch,
  expectAccessible,
  standStill,
  wireError,
} from '@wayfare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  departure,
  goOn,
  ONE_WAY,
  openTickets,
  type Paged,
  pageWith,
  parameter,
  pick,
  RETURN,
  returnPage,
  train,
  trains,
} from '../testing/tickets-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

describe('other trains of the day', () => {
  const hour = () => screen.findByRole('combobox', { name: 'Trains from' });

  it('TRN-11 come with another hour, at once as long as no ticket is chosen, and the field keeps the focus', async () => {
    const { user, address, wire } = await openTickets(ONE_WAY);
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
    const { user, address, wire, view } = await openTickets(ONE_WAY);
    await pick(user, '08:14', /Semi flex/);
    await user.selectOptions(await hour(), '14:00');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Give up the ticket that you chose?' }),
    );
    await expectAccessible(view.container);
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
    const { user, address, wire } = await openTickets(RETURN, { found: buildReturnSearch() });
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

  it('OQ-65 are earlier and later ones, added to those that are shown, with the chosen ticket, the focus and a word of it kept', async () => {
    const { user, address, wire } = await openTickets(ONE_WAY, {
      paged: ({ page }) => (page === 'next' ? pageWith('15:14') : pageWith('06:14')),
    });
    await pick(user, '08:14', /Semi flex/);
    const later = screen.getByRole('button', { name: 'Later trains' });
    await user.click(later);
    expect(await screen.findByText('1 later train added')).toBeVisible();
    expect(later).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Earlier trains' }));
    expect(await screen.findByText('1 earlier train added')).toBeVisible();
    expect((await trains()).map(departure)).toEqual(['06:14', '08:14', '09:10', '15:14']);
    expect((await train('08:14')).getByRole('radio', { name: /Semi flex/ })).toBeChecked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(later);
    expect(await screen.findByText(/^There are no other trains that way/)).toBeVisible();
    expect(wire.requestsTo(pageTickets)).toEqual([
      { id: 'search-1', leg: 'leg-1', page: 'next', language: 'en' },
      { id: 'search-1', leg: 'leg-1', page: 'previous', language: 'en' },
      { id: 'page 15:14', leg: 'leg-1', page: 'next', language: 'en' },
    ]);
    expect(wire.requestsTo(searchTickets)).toHaveLength(1);

    await pick(user, '15:14', /Semi flex/);
    expect(parameter(address(), 'out')).toContain('2027-01-14T15:14');
    await goOn(user);
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    await screen.findByRole('heading', { level: 1, name: 'Passengers' });
  });

  it('OQ-65 OQ-66 are added for the way back beside the ticket out, also where that came later', async () => {
    const { user, wire } = await openTickets(RETURN, {
      found: buildReturnSearch(),
      paged: ({ leg }) =>
        leg === 'leg-1' ? returnPage('leg-1', '15:14') : returnPage('leg-2', '20:14'),
    });
    await screen.findByRole('navigation', { name: 'Other days for the outbound journey' });
    await user.click(screen.getByRole('button', { name: 'Later trains' }));
    await screen.findByText('1 later train added');
    await pick(user, '15:14', /Semi flex/);
    await goOn(user);
    await screen.findByRole('heading', { level: 2, name: 'Choose your return train' });
    expect((await trains()).map(departure)).toEqual(['14:25']);
    await user.click(screen.getByRole('button', { name: 'Later trains' }));
    await screen.findByText('1 later train added');
    expect((await trains()).map(departure)).toEqual(['14:25', '20:14']);
    expect(wire.requestsTo(pageTickets).map(({ id, leg }) => [id, leg])).toEqual([
      ['search-1', 'leg-1'],
      ['page 15:14', 'leg-2'],
    ]);
  });

  it.each<[string, Paged, string]>([
    [
      'there are none but those',
      buildTicketSearch(),
      'There are no other trains that way. Try another hour.',
    ],
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
    const { user, wire } = await openTickets(ONE_WAY, { paged });
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
