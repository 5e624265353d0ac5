import { addDays, siteDay } from '@wayfare/domain';
import { fakeWire, renderRoute } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);

const out = addDays(siteDay(), 20);
const back = addDays(siteDay(), 27);
const query = `trip=return&from=AMS&to=Barcelona&departureDate=${out}&returnDate=${back}&cabinClass=business&adults=2&childAges=5`;

const open = (path: string) => renderRoute(vertical, manifest, path, { wire: fakeWire([]) });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function fillIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(screen.getByLabelText('From'), 'AMS');
  await user.type(screen.getByLabelText('To'), 'Barcelona');
  await user.type(screen.getByLabelText('Departure date'), out);
  await user.type(screen.getByLabelText('Return date'), back);
}

describe('the flight search page', () => {
  it.each([
    ['FLT-02', '/flights', 'Flights', 'Search flights', '/flights'],
    ['I18N', '/nl/vluchten', 'Vluchten', 'Vluchten zoeken', '/nl/vluchten'],
  ])('%s has one heading, a title and a canonical link at %s', async (_, path, heading, title, canonical) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ title, canonical, noindex: false });
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('FLT-16 offers the four cabin classes', async () => {
    await open('/flights');
    const options = within(screen.getByLabelText('Cabin class')).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['economy', 'premium_economy', 'business', 'first']);
  });

  it('SES-21 sends the search to the results, saves it and starts from it next time', async () => {
    const { user, address, view } = await open('/flights');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AMS to Barcelona' })).toBeVisible();
    expect(address()).toBe(`/flights/results?trip=return&from=AMS&to=Barcelona&departureDate=${out}&returnDate=${back}&cabinClass=economy&adults=1`);
    expect(JSON.parse(localStorage.getItem('searchFlights') ?? '')).toMatchObject({ from: 'AMS', to: 'Barcelona', departureDate: out });
    view.unmount();
    await open('/flights');
    expect(screen.getByLabelText('To')).toHaveValue('Barcelona');
  });

  it('FLT-20 lists what is wrong, with the focus on the list, and stays where it is', async () => {
    const { user, address, view } = await open('/flights');
    await user.type(screen.getByLabelText('From'), 'AMS');
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByLabelText('From')).toHaveValue('AMS');
    expect(address()).toBe('/flights');
    expect(localStorage.getItem('searchFlights')).toBeNull();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('asks the age of each child, and lets none out without one', async () => {
    const { user } = await open('/flights');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /^\+ Children/ }));
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Choose the age of this child');
    await user.selectOptions(screen.getByLabelText('Age of child 1'), '5');
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    expect(await screen.findByText('1 adult, 1 child (5)')).toBeVisible();
  });

  it('keeps what was typed when the language changes', async () => {
    const { user, router } = await open('/flights');
    await user.type(screen.getByLabelText('To'), 'Málaga');
    await act(() => router.navigate('/nl/vluchten'));
    expect(await screen.findByLabelText('Naar')).toHaveValue('Málaga');
  });
});

describe('the flight results page', () => {
  it('says that flights are not open yet, shows the search and leads back to it', async () => {
    const { user, view, head } = await open(`/flights/results?${query}`);
    expect(screen.getByRole('heading', { name: 'Flight results are not open yet' })).toBeVisible();
    expect(screen.getByText('2 adults, 1 child (5)')).toBeVisible();
    expect(screen.getByText('Business')).toBeVisible();
    expect(head()).toMatchObject({ title: 'Flights from AMS to Barcelona', noindex: true });
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Change this search' }));
    expect(await screen.findByLabelText('To')).toHaveValue('Barcelona');
    expect(screen.getByLabelText('Age of child 1')).toHaveValue('5');
    expect(screen.getByLabelText('Cabin class')).toHaveValue('business');
  });

  it.each([
    ['a search that it does not know', '?search=garbage'],
    ['a date in the past', '?from=AMS&to=Barcelona&departureDate=2020-01-01'],
    ['markup', `?from=${encodeURIComponent('<img src=x onerror=alert(1)>')}&to=Barcelona&departureDate=${out}`],
    ['no adult', `?${query.replace('adults=2', 'adults=0')}`],
    ['5,000 characters', `?from=${'x'.repeat(5000)}&to=Barcelona&departureDate=${out}`],
  ])('ERR-07 says that a URL with %s is no valid search, and offers the form', async (_, search) => {
    const { view, head } = await open(`/flights/results${search}`);
    expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
    expect(screen.getByText('Search data not valid')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search flights' })).toBeVisible();
    if (search.includes('to=')) expect(screen.getByLabelText('To')).toHaveValue('Barcelona');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('FLT-03 has the form at the bare address, and nothing to complain of', async () => {
    const { head } = await open('/flights/results');
    expect(head()).toMatchObject({ title: 'Flight results' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search flights' })).toBeVisible();
  });

  it('ERR-07 says so in Dutch too', async () => {
    await open('/nl/vluchten/resultaten?search=rommel');
    expect(screen.getByText('Zoekgegevens ongeldig')).toBeVisible();
  });
});
