import {
  hotelAvailability,
  hotelReviews,
  popularPlaces,
  resolveHotelPath,
  searchAround,
} from '@wayfare/api-contract';
import type { FacetCounts, SearchAroundRequest, SearchAroundResult } from '@wayfare/api-contract';
import {
  buildHotelResult,
  buildPlaceSuggestion,
  buildStayOption,
  buildStayPrice,
  fakeWire,
  renderRoute,
  standStill,
  wireError,
  type WireHandler,
} from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { address, availability, resolved, searchAnswer, searchOf } from '../testing/answers';
import { parameter, results } from '../testing/results-page';
import { NO_REVIEWS } from '../testing/reviews';

standStill();

const FACETS: FacetCounts = {
  category: { 4: 12 },
  rating: { 9: 3, 8: 14, 7: 30 },
  cancellation: { free: 31 },
  payment: { later: 20 },
  board: { BB: 12 },
  facilities: { pool: 6 },
  price: { lowest: 90, highest: 900, from: 80, step: 40, counts: [3, 9, 14, 6, 2] },
};
const NO_DATES = searchOf({ checkIn: undefined, checkOut: undefined });
const { rating, category } = FACETS;

/** An API of this release; without dates it says nothing of prices. */
const answer = (request: SearchAroundRequest) => ({
  ...searchAnswer(request, 45),
  facets: request.checkIn === undefined ? { rating, category } : FACETS,
});

const open = (
  path: string,
  search: WireHandler<SearchAroundRequest, SearchAroundResult> = answer,
) =>
  renderRoute(vertical, manifest, path, {
    wire: fakeWire([
      [searchAround, search],
      [popularPlaces, []],
      [resolveHotelPath, resolved({ place: buildPlaceSuggestion({ type: 'hotel', id: 'h-1' }) })],
      [hotelReviews, NO_REVIEWS],
      [
        hotelAvailability,
        availability({
          options: [
            buildStayOption({
              optionRefId: 'saver',
              cancelPolicy: {
                refundable: false,
                freeCancellationUntil: null,
                timeZone: 'Europe/Madrid',
              },
            }),
            buildStayOption({ optionRefId: 'flexible' }),
          ],
        }),
      ],
    ]),
  });

describe('OQ-32 filters of the list', () => {
  it('take a range of prices in two fields, name it, and Back undoes it', async () => {
    const { user, router, wire, address: shown } = await open(results());
    const form = screen.getByRole('form', { name: 'Total price of the stay' });
    expect(form).toHaveTextContent('€90 to €900');
    await user.type(within(form).getByLabelText('From (€)'), '300');
    await user.type(within(form).getByLabelText('To (€)'), '200');
    await user.click(within(form).getByRole('button', { name: 'Apply' }));
    expect(within(form).getByLabelText('From (€)')).toHaveAccessibleDescription(/lowest first/);
    await user.clear(within(form).getByLabelText('To (€)'));
    await user.type(within(form).getByLabelText('To (€)'), '400{Enter}');
    const chip = await screen.findByRole('button', { name: 'Remove filter: €300 to €400' });
    expect(parameter(shown(), 'filters')).toBe('{"price":{"min":300,"max":400}}');
    expect(wire.requestsTo(searchAround).at(-1)?.filters).toEqual({
      price: { min: 300, max: 400 },
    });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    expect(screen.getByLabelText('From (€)')).toHaveValue('');
  });

  it('a choice shows at once, and the next is made beside it, however long the list takes', async () => {
    let letGo = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (letGo = resolve));
    let lists = 0;
    const { user, address: shown } = await open(results(), async (request) => {
      lists += 1;
      if (lists > 1) await isOver;
      return answer(request);
    });
    const free = screen.getByRole('checkbox', { name: /^Free cancellation/ });
    await user.click(free);
    expect(free).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^No payment now/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_asc');
    letGo();
    await waitFor(() =>
      expect([parameter(shown(), 'filters'), parameter(shown(), 'sort')]).toEqual([
        '{"cancellation":["free"],"payment":["later"]}',
        'price_asc',
      ]),
    );
  });

  it('take one rating at a time, and none again', async () => {
    const { user, address: shown } = await open(results({ filters: '{"rating":["8"]}' }));
    const group = within(screen.getByRole('group', { name: 'Guest rating' }));
    await user.click(group.getByRole('radio', { name: 'Rated 9 or higher (3)' }));
    await waitFor(() => expect(parameter(shown(), 'filters')).toBe('{"rating":["9"]}'));
    await user.click(group.getByRole('radio', { name: 'Any' }));
    await waitFor(() => expect(parameter(shown(), 'filters')).toBeNull());
  });

  it('open over the whole screen where there is no room beside the list, and say what they leave', async () => {
    const { user } = await open(results());
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Free cancellation/ }));
    await screen.findByRole('button', { name: 'Remove filter: Free cancellation' });
    await user.click(sheet.getByRole('button', { name: 'Show 45 places to stay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [
      '/hotels',
      'Choose dates',
      /need dates.*€300 to €400, Free cancellation/,
      'Take these filters off',
    ],
    ['/nl/hotels', 'Datums kiezen', /zijn datums nodig/, 'Deze filters uitzetten'],
  ])(
    'about prices are not there without dates on %s, and a link with them says so',
    async (path, choose, text, off) => {
      const filters = '{"price":{"min":300,"max":400},"cancellation":["free"],"rating":["8"]}';
      const {
        user,
        wire,
        address: shown,
      } = await open(address(path, { search: NO_DATES, filters }));
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(wire.requestsTo(searchAround)[0]?.filters).toEqual({ rating: ['8'] });
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox', { name: /^(Free|Gratis)/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: off }));
      await waitFor(() => expect(parameter(shown(), 'filters')).toBe('{"rating":["8"]}'));
      await user.click(screen.getByRole('button', { name: choose }));
      expect(screen.getByLabelText(/^(Check-in|Inchecken)$/)).toHaveFocus();
    },
  );

  it.each([
    ['/hotels', 'District', 'Remove filter: Gràcia', /^Gothic Quarter/],
    ['/nl/hotels', 'Wijk', 'Filter verwijderen: Gràcia', /^Gotische wijk/],
  ])('on %s are the districts of the place, by name', async (path, legend, remove, empty) => {
    const {
      user,
      wire,
      address: shown,
    } = await open(address(path, { search: searchOf() }), (request) => ({
      ...answer(request),
      districts: [
        { id: 'gracia', name: 'Gràcia' },
        { id: 'gothic', name: request.language === 'nl' ? 'Gotische wijk' : 'Gothic Quarter' },
      ],
      facets: { ...FACETS, district: { gracia: 8 } },
    }));
    const group = within(screen.getByRole('group', { name: legend }));
    expect(group.getByRole('checkbox', { name: empty })).toHaveAttribute('aria-disabled', 'true');
    await user.click(group.getByRole('checkbox', { name: 'Gràcia (8)' }));
    const chip = await screen.findByRole('button', { name: remove });
    expect(parameter(shown(), 'filters')).toBe('{"district":["gracia"]}');
    expect(wire.requestsTo(searchAround).at(-1)?.filters).toEqual({ district: ['gracia'] });
    await user.click(chip);
    await waitFor(() => expect(parameter(shown(), 'filters')).toBeNull());
  });

  it('leave out a district that the place does not have, and no others are offered', async () => {
    await open(results({ filters: '{"district":["paris-le-marais"]}' }), (request) =>
      request.filters?.district === undefined
        ? searchAnswer(request, 12)
        : wireError(400, {
            code: 'INVALID_REQUEST',
            message: 'x',
            field: 'filters.district.0',
          }),
    );
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.getByText(/not available right now/)).toHaveTextContent('District');
    expect(screen.queryByRole('group', { name: 'District' })).not.toBeInTheDocument();
  });

  it('that an API of the release before refuses are named, left out, and can be taken off', async () => {
    const { user, address: shown } = await open(
      results({ filters: '{"category":["4"],"rating":["8"],"board":["BB"]}' }),
      (request) => {
        const unknown = (['rating', 'board'] as const).find((key) => request.filters?.[key]);
        return unknown === undefined
          ? searchAnswer(request, 12)
          : wireError(422, { code: 'INVALID_REQUEST', message: 'x', field: `filters.${unknown}` });
      },
    );
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.getByText(/not available right now/)).toHaveTextContent(
      'Breakfast included, Rated 8 or higher',
    );
    await user.click(screen.getByRole('button', { name: 'Take these filters off' }));
    await waitFor(() => expect(parameter(shown(), 'filters')).toBe('{"category":["4"]}'));
    await waitFor(() =>
      expect(screen.queryByText(/not available right now/)).not.toBeInTheDocument(),
    );
  });
});

describe('OQ-35 a card at a rate that is not given back', () => {
  const hotel = buildHotelResult({
    refundable: false,
    freeCancellationUntil: null,
    payLater: null,
    flexible: {
      price: buildStayPrice({ gross: '512.00' }),
      freeCancellationUntil: '2027-01-10T18:00:00+01:00',
      payLater: 'us',
      boardCode: 'BB',
    },
  });

  it('says what being able to cancel costs, and leads to that rate', async () => {
    const { user } = await open(results(), (request) => ({ ...answer(request), hotels: [hotel] }));
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Not refundable');
    expect(card).toHaveTextContent(
      'Free cancellation from €512.00 until Sun 10 Jan 2027, 18:00 · Pay later',
    );
    await user.click(within(card).getByRole('link', { name: 'Free cancellation from €512.00' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Rooms and prices' }),
    ).toBeVisible();
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, true]);
  });
});
