import { formatTypedDay, languageOfPath } from '@wayfare/domain';
import { expectAccessible, standStill } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { fillIn, openLanding, pick, search, setDate } from '../testing/landing-page';

standStill();
beforeEach(() => window.sessionStorage.clear());
/** The cards come after the page. */
const cards = () => screen.findByRole('option', { name: /^NS Dal Voordeel/ });

describe('the train search page', () => {
  it.each([
    [
      '/trains',
      'Departure date',
      'Open the calendar',
      /21 January 2027/,
      'Thursday 21 January 2027',
    ],
    [
      '/nl/treinen',
      'Vertrekdatum',
      'Kalender openen',
      /21 januari 2027/,
      'donderdag 21 januari 2027',
    ],
  ])(
    'lets the day be chosen in a calendar and tells it in words at %s',
    async (path, label, button, day, words) => {
      const { user } = await openLanding(path);
      await cards();
      setDate(label, '2027-01-14');
      await user.click(screen.getByRole('button', { name: `${button}: ${label}` }));
      const calendar = within(await screen.findByRole('dialog', { name: label }));
      await user.click(calendar.getByRole('button', { name: day }));
      expect(screen.getByLabelText(label)).toHaveValue(
        formatTypedDay('2027-01-21', languageOfPath(path)),
      );
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    },
  );

  it.each([
    ['TRN-01', '/trains', 'Trains'],
    ['I18N', '/nl/treinen', 'Treinen'],
  ])('%s has one heading and a canonical link at %s', async (_, path, heading) => {
    const { view, head } = await openLanding(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(head()).toMatchObject({ canonical: path, noindex: false });
    await cards();
    await expectAccessible(view.container);
  });

  it('PLT-22 is not found while trains are switched off', async () => {
    await openLanding('/trains', { flags: { trains: false } });
    expect(screen.getByRole('heading')).toHaveTextContent('Not Found');
  });

  it('TRN-10 the toggle switches the form and where it leads', async () => {
    const { user, view, address } = await openLanding('/trains');
    expect(screen.getByRole('form', { name: 'Search tickets' })).toHaveAttribute(
      'action',
      '/trains/search',
    );
    await user.click(screen.getByRole('radio', { name: 'Rail pass' }));
    await screen.findByRole('option', { name: 'Switzerland' });
    expect(screen.getByRole('form', { name: 'Search rail passes' })).toHaveAttribute(
      'action',
      '/trains/pass/search',
    );
    expect(address()).toBe('/trains?product=pass');
    await expectAccessible(view.container);
  });

  it('TRN-15 offers the five categories of passengers', async () => {
    const { user } = await openLanding('/trains');
    await user.click(screen.getByText('1 adult'));
    const names = ['Adults', 'Young people', 'Seniors', 'Children', 'Infants without a seat'];
    for (const name of names)
      expect(screen.getByRole('button', { name: new RegExp(`^\\+ ${name}`) })).toBeVisible();
  });

  it('starts from the search that was sent last', async () => {
    const { user, view } = await openLanding('/trains');
    await fillIn(user);
    await search(user);
    await screen.findByRole('heading', { level: 1, name: 'Amsterdam to Paris' });
    view.unmount();
    await openLanding('/nl/treinen');
    expect(screen.getByLabelText('Naar')).toHaveValue('Parijs, alle stations');
    expect(screen.getByLabelText('Vertrekdatum')).toHaveValue('14-01-2027');
  });

  it('keeps what was chosen while the toggle goes to the pass and back, and when the language changes', async () => {
    const { user, router } = await openLanding('/trains');
    await pick(user, 'From', 'Par', /^Paris, all stations/);
    await user.click(screen.getByRole('radio', { name: 'Rail pass' }));
    await user.click(await screen.findByRole('radio', { name: 'Tickets' }));
    expect(await screen.findByLabelText('From')).toHaveValue('Paris, all stations');
    await act(() => router.navigate('/nl/treinen'));
    expect(await screen.findByLabelText('Van')).toHaveValue('Parijs, alle stations');
  });

  it('sends every field under its own name before any script has loaded', async () => {
    await openLanding('/nl/treinen');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Tickets zoeken' });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/nl/treinen/zoek']);
    expect([...new FormData(form).keys()]).toEqual([
      'product',
      'hour',
      'from',
      'to',
      'date',
      'returnDate',
      'adult',
      'youth',
      'senior',
      'child',
      'infant',
      'adultCard',
    ]);
  });
});
