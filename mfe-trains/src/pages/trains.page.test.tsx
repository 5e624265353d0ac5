import { addDays, siteDay } from '@wayfare/domain';
import { fakeWire, renderRoute } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import manifest from '../../vertical.json';
import { vertical } from '../remote';

expect.extend(toHaveNoViolations);

const day = addDays(siteDay(), 20);
const open = (path: string, flags = {}) => renderRoute(vertical, manifest, path, { wire: fakeWire([]), flags });

beforeEach(() => sessionStorage.clear());

describe('the train search page', () => {
  it.each([
    ['TRN-01', '/trains', 'Trains'],
    ['I18N', '/nl/treinen', 'Treinen'],
  ])('%s has one heading and a canonical link at %s', async (_, path, heading) => {
    const { view, head } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ canonical: path, noindex: false });
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('PLT-22 is not found while trains are switched off', async () => {
    await open('/trains', { trains: false });
    expect(screen.getByRole('heading')).toHaveTextContent('Not Found');
  });

  it('TRN-10 the toggle switches the form and where it leads', async () => {
    const { user, address, view } = await open('/trains');
    expect(screen.getByRole('form', { name: 'Search tickets' })).toHaveAttribute('action', '/trains/search');
    await user.click(screen.getByRole('radio', { name: 'Rail pass' }));
    expect(await screen.findByRole('form', { name: 'Search rail passes' })).toHaveAttribute('action', '/trains/pass/search');
    expect(address()).toBe('/trains?product=pass');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('TRN-15 offers the five categories of passengers', async () => {
    await open('/trains');
    const names = ['Adults', 'Young people', 'Seniors', 'Children', 'Infants without a seat'];
    for (const name of names) expect(screen.getByRole('button', { name: new RegExp(`^\\+ ${name}`) })).toBeVisible();
  });

  it('keeps what was typed while the toggle goes to the pass and back, and when the language changes', async () => {
    const { user, router } = await open('/trains');
    await user.type(screen.getByLabelText('From'), 'Köln Hbf');
    await user.click(screen.getByRole('radio', { name: 'Rail pass' }));
    await user.click(await screen.findByRole('radio', { name: 'Tickets' }));
    expect(await screen.findByLabelText('From')).toHaveValue('Köln Hbf');
    await act(() => router.navigate('/nl/treinen'));
    expect(await screen.findByLabelText('Van')).toHaveValue('Köln Hbf');
  });

  it('TRN-57 lists what is wrong, with the focus on the list, and stays where it is', async () => {
    const { user, address } = await open('/trains');
    await user.click(screen.getByRole('button', { name: /^− Adults/ }));
    await user.click(screen.getByRole('button', { name: 'Search tickets' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter the city or station you leave from',
      'Enter the city or station you want to go to',
      'Enter a date that exists',
      'Add at least one passenger',
    ]);
    expect(address()).toBe('/trains');
  });

  it('sends the search to the results, which say that trains are not open yet and lead back', async () => {
    const { user, address, view } = await open('/trains');
    await user.type(screen.getByLabelText('From'), 'Amsterdam');
    await user.type(screen.getByLabelText('To'), 'Paris');
    await user.type(screen.getByLabelText('Departure date'), day);
    await user.selectOptions(screen.getByLabelText('Leave after'), '14:00');
    await user.click(screen.getByRole('button', { name: /^\+ Young people/ }));
    await user.click(screen.getByRole('button', { name: 'Search tickets' }));
    expect(await screen.findByRole('heading', { name: 'Train results are not open yet' })).toBeVisible();
    expect(address()).toBe(`/trains/search?from=Amsterdam&to=Paris&date=${day}&hour=14&adult=1&youth=1`);
    expect(screen.getByText('1 adult, 1 young person')).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Change this search' }));
    expect(await screen.findByLabelText('To')).toHaveValue('Paris');
    expect(screen.getByLabelText('Leave after')).toHaveValue('14');
  });
});

describe('the results pages', () => {
  it('TRN-03 says that rail passes are not open yet and shows the search', async () => {
    const { head, user } = await open(`/trains/pass/search?area=Switzerland&date=${day}&senior=2`);
    expect(screen.getByRole('heading', { name: 'Rail pass results are not open yet' })).toBeVisible();
    expect(screen.getByText('2 seniors')).toBeVisible();
    expect(head()).toMatchObject({ title: 'Rail passes for Switzerland', noindex: true });
    await user.click(screen.getByRole('link', { name: 'Change this search' }));
    expect(await screen.findByLabelText('Country or region')).toHaveValue('Switzerland');
  });

  it.each([
    ['/trains/search?search=garbage', 'Search tickets'],
    ['/trains/search?from=Paris&to=Rome&date=2020-01-01', 'Search tickets'],
    [`/trains/search?from=${encodeURIComponent('<script>')}&to=Rome&date=${day}`, 'Search tickets'],
    [`/trains/search?from=Paris&to=Rome&date=${day}&adult=0`, 'Search tickets'],
    ['/trains/pass/search?area=', 'Search rail passes'],
  ])('ERR-07 says that %s is no valid search, and offers the form', async (path, name) => {
    const { view, head } = await open(path);
    expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
    expect(screen.getByText('Search data not valid')).toBeVisible();
    expect(screen.getByRole('form', { name })).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it.each([
    ['TRN-02', '/trains/search', 'Train tickets', 'Search tickets'],
    ['TRN-03', '/trains/pass/search', 'Rail passes', 'Search rail passes'],
  ])('%s has the form at the bare address %s, and nothing to complain of', async (_id, path, title, name) => {
    const { head } = await open(path);
    expect(head()).toMatchObject({ title });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name })).toBeVisible();
  });

  it('ERR-07 says so in Dutch too', async () => {
    await open('/nl/treinen/zoek?search=rommel');
    expect(screen.getByText('Zoekgegevens ongeldig')).toBeVisible();
  });
});
