import { popularPlaces, predictive } from '@wayfare/api-contract';
import {
  buildPlaceSuggestion,
  expectAccessible,
  fakeWire,
  networkFailure,
  renderSlot,
  standStill,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { itInLongRun } from '@wayfare/testing/long-run';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

standStill();

const PARIS = buildPlaceSuggestion({
  id: 'c-paris',
  label: 'Paris',
  countryName: 'France',
  destinationName: 'Île-de-France',
  cityName: 'Paris',
  path: '/france/ile-de-france/paris',
});
const POPULAR = { ...PARIS, hotelCount: 900, image: '/media/paris', imageAlt: 'Paris' };

const open = (path = '/') =>
  renderSlot(vertical, manifest, 'home.search/v1', {
    path,
    wire: fakeWire([
      [predictive, [buildPlaceSuggestion()]],
      [popularPlaces, [POPULAR]],
    ]),
  });
const place = () => screen.getByRole('combobox', { name: 'Where to?' });

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(place(), 'Barc');
  await user.click(await screen.findByRole('option', { name: /Barcelona/ }));
  fireEvent.change(screen.getByLabelText('Check-in'), { target: { value: '2027-01-12' } });
  fireEvent.change(screen.getByLabelText('Check-out'), { target: { value: '2027-01-14' } });
}

describe('the hotels tab', () => {
  it('searches the chosen place, dates and guests', async () => {
    const slot = await open();
    await fillIn(slot);
    await slot.user.click(screen.getByRole('button', { name: 'Search' }));
    const url = new URL(slot.address(), 'http://x');
    expect(url.pathname).toBe('/hotels');
    expect(JSON.parse(url.searchParams.get('search') ?? '')).toEqual({
      place: { type: 'city', id: 'c-barcelona', latitude: 41.3874, longitude: 2.1686 },
      searchTerms: 'Barcelona, Spain',
      checkIn: '2027-01-12',
      checkOut: '2027-01-14',
      occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
      hotels: [],
    });
  });

  it('SES-20 remembers the search and shows it next time', async () => {
    const slot = await open();
    await fillIn(slot);
    await slot.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(JSON.parse(window.localStorage.getItem('search') ?? '')).toMatchObject({
      language: 'en',
      countryName: 'Spain',
      destinationName: 'Catalonia',
      city_name: 'Barcelona',
      hotel_name: null,
      searchTerms: 'Barcelona, Spain',
      place: { type: 'city', id: 'c-barcelona' },
      size: 20,
      breadcrumb: [{ label: 'Spain' }, { label: 'Catalonia' }, { label: 'Barcelona' }],
    });
    slot.view.unmount();
    await open();
    expect(place()).toHaveValue('Barcelona, Spain');
    expect(screen.getByLabelText('Check-in')).toHaveValue('12/01/2027');
  });

  it('asks once for what was typed, after a pause and from two characters on', async () => {
    const { user, wire } = await open();
    await user.type(place(), 'Ba');
    await screen.findByRole('option', { name: /Barcelona/ });
    expect(wire.requestsTo(predictive)).toEqual([
      { place: 'Ba', origin: 'web', language: 'en', circles: true, stations: true },
    ]);
    expect(screen.getByText('1 suggestion')).toBeInTheDocument();
  });

  it('I18N-64 asks in Dutch on a Dutch page', async () => {
    const { user, wire } = await open('/nl');
    await user.type(screen.getByRole('combobox', { name: 'Waarheen?' }), 'Barc');
    await screen.findByRole('option', { name: /Barcelona/ });
    expect(wire.requestsTo(predictive)[0]?.language).toBe('nl');
  });

  it('offers popular places before anything is typed', async () => {
    const { user } = await open();
    await user.click(place());
    const group = await screen.findByRole('group', { name: 'Popular places' });
    expect(within(group).getByRole('option', { name: /Paris/ })).toBeInTheDocument();
  });

  it('takes the highlighted place with Enter, and closes with Escape without clearing', async () => {
    const { user } = await open();
    await user.type(place(), 'Barc');
    await screen.findByRole('option', { name: /Barcelona/ });
    await user.keyboard('{Escape}');
    expect(place()).toHaveValue('Barc');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Barcelona/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(place()).toHaveValue('Barcelona, Spain');
  });

  it('refuses a place that was only typed and keeps what was typed', async () => {
    const { user, address } = await open();
    await user.type(place(), 'Barcelona');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(errorSummary()).toHaveFocus();
    expect(
      screen.getByRole('link', {
        name: 'Choose a place from the list, so that we search exactly there.',
      }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Choose both a check-in and a check-out date.' }),
    ).toBeInTheDocument();
    expect(place()).toHaveValue('Barcelona');
    expect(address()).toBe('/');
  });

  it('HOT-23 refuses a child without an age, and sends the age once it is chosen', async () => {
    const slot = await open();
    await fillIn(slot);
    await slot.user.click(screen.getByText('2 adults, 1 room'));
    await slot.user.click(screen.getByRole('button', { name: /One child more in room 1/ }));
    await slot.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(slot.address()).toBe('/');
    expect(screen.getByRole('link', { name: 'Choose the age of each child.' })).toBeInTheDocument();
    await slot.user.selectOptions(
      screen.getByRole('combobox', { name: 'Age of child 1' }),
      '5 years',
    );
    await slot.user.click(screen.getByRole('button', { name: 'Search' }));
    const search = new URL(slot.address(), 'http://x').searchParams.get('search') ?? '';
    expect(JSON.parse(search)).toMatchObject({
      occupancies: [{ paxes: [{ age: 30 }, { age: 30 }, { age: 5 }] }],
    });
  });

  it('HOT-48 notes other policies from four rooms on', async () => {
    const { user } = await open();
    await user.click(screen.getByText('2 adults, 1 room'));
    const add = screen.getByRole('button', { name: 'Add a room' });
    await user.click(add);
    await user.click(add);
    expect(screen.queryByText(/other conditions/)).not.toBeInTheDocument();
    await user.click(add);
    expect(screen.getByText(/other conditions/)).toBeInTheDocument();
  });

  it('sends no more than 120 characters of a place of 5,000', async () => {
    const { wire } = await open();
    fireEvent.change(place(), { target: { value: `<b>${'x'.repeat(5000)}` } });
    await waitFor(() => expect(wire.requestsTo(predictive)).toHaveLength(1));
    expect(wire.requestsTo(predictive)[0]?.place).toHaveLength(120);
  });

  it.each([
    [
      'the first of the API’s errors',
      () =>
        wireError(500, { code: 'A', message: 'The atlas is away' }, { code: 'B', message: 'b' }),
      'The atlas is away',
    ],
    [
      'words of its own without an answer',
      networkFailure,
      'Places cannot be searched right now. Please try again in a moment.',
    ],
  ])(
    'API-30 says that places cannot be searched in %s, and keeps the form',
    async (_whose, answer, words) => {
      const wire = fakeWire([
        [predictive, answer],
        [popularPlaces, []],
      ]);
      const { user } = await renderSlot(vertical, manifest, 'home.search/v1', { wire });
      await user.type(place(), 'Barc');
      expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
      expect(place()).toHaveValue('Barc');
    },
  );

  it('is a plain form of the results page before its script runs', async () => {
    await open('/nl');
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/nl/hotels');
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
      'where',
      'checkIn',
      'checkOut',
      'adults',
      'children',
      'nationality',
    ]);
  });

  itInLongRun('is accessible, open and closed', async () => {
    const { user, view } = await open();
    await expectAccessible(view.container);
    await user.type(place(), 'Barc');
    await screen.findByRole('option', { name: /Barcelona/ });
    await expectAccessible(view.container);
  });
});
