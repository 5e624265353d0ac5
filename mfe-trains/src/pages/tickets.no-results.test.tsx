import { searchTickets } from '@wayfare/api-contract';
import {
  buildTicketSearch,
  expectAccessible,
  hangingAnswer,
  networkFailure,
  standStill,
  wireError,
  type WireHandler,
} from '@wayfare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  BASKET,
  ONE_WAY,
  openTickets,
  parameter,
  QUERY,
  type Search,
  trains,
} from '../testing/tickets-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

describe('a train search that finds nothing, waits or fails', () => {
  it('says that there are no trains, and what else to try', async () => {
    const { user, view } = await openTickets(ONE_WAY, {
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
    await expectAccessible(view.container);
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('From')).toHaveFocus();
    expect(screen.getByLabelText('From')).toHaveValue('Amsterdam, all stations');
  });

  it('is there at once and can be cancelled', async () => {
    await openTickets(ONE_WAY, { found: hangingAnswer() });
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
    const { user } = await openTickets(ONE_WAY, { found: answer });
    expect(await screen.findByText(text)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await trains()).toHaveLength(2);
  });

  it('ERR-07 is only changed when the supplier takes it for wrong', async () => {
    await openTickets(ONE_WAY, {
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
    const { user, wire } = await openTickets(`${ONE_WAY}&out=${key}&step=review`, { added });
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
    ['a name that nobody knows', QUERY.replace('FR%3Aparis', 'Atlantis')],
    [
      'a day that is over with names',
      QUERY.replace('FR%3Aparis', 'Lyon').replace('2027-01-14', '2020-01-01'),
    ],
    ['markup', QUERY.replace('FR%3Aparis', encodeURIComponent('<img src=x onerror=alert(1)>'))],
    ['a day that is over', QUERY.replace('2027-01-14', '2020-01-01')],
    ['nobody', QUERY.replace('adult=1', 'adult=0')],
  ])(
    'ERR-07 TRN-54 TRN-55 TRN-57 is named and kept, and nothing is searched: %s',
    async (_, query) => {
      const { view, head, wire } = await openTickets(`/trains/search?${query}`);
      expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
      expect(screen.getByText('Search data not valid')).toBeVisible();
      expect(screen.getByRole('form', { name: 'Search tickets' })).toBeVisible();
      expect(view.container.querySelector('img[onerror]')).toBeNull();
      expect(wire.requestsTo(searchTickets)).toEqual([]);
    },
  );

  it('TRN-02 is no complaint at the bare address, in both languages', async () => {
    const { head, router } = await openTickets('/trains/search');
    expect(head()).toMatchObject({ title: 'Train tickets' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    await act(() => router.navigate('/nl/treinen/zoek?search=rommel'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Treintickets' })).toBeVisible();
  });
});
