import { createTrainBooking, searchPasses } from '@wayfare/api-contract';
import { buildPassSearch, expectAccessible, standStill, wireError } from '@wayfare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EUROPE, openPasses } from '../testing/passes-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

const group = (name: string) => within(screen.getByRole('list', { name }));
const namesIn = (name: string) =>
  group(name)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

describe('rail passes', () => {
  it('TRN-03 TRN-24 TRN-25 stand by class and kind, with their days, price and what they allow', async () => {
    const { view, head, wire, user } = await openPasses(EUROPE);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Rail passes for all of Europe' }),
    ).toBeVisible();
    expect(head()).toMatchObject({ title: 'Rail passes for all of Europe', noindex: true });
    expect(screen.getByText('Valid from Thu 14 Jan 2027 · 1 adult')).toBeVisible();
    expect(await screen.findByText('3 passes found')).toBeVisible();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['2nd class', '1st class', 'Pass or tickets?']);
    expect(namesIn('Passes, 2nd class, Travel days of your choice')).toEqual([
      'Global Pass, 5 days within 1 month',
    ]);
    expect(namesIn('Passes, 2nd class, Every day')).toEqual(['Global Pass, 15 days']);
    expect(namesIn('Passes, 1st class, Travel days of your choice')).toEqual([
      'Global Pass, 5 days within 1 month',
    ]);
    const flexible = group('Passes, 2nd class, Travel days of your choice');
    expect(flexible.getByText('2nd class · 5 travel days within 30 days')).toBeVisible();
    expect(flexible.getByText('€283.00')).toBeVisible();
    expect(screen.getByText('2nd class · 15 days on end')).toBeVisible();
    await user.click(flexible.getByText('What it allows'));
    for (const text of [
      'Refundable until the first day, minus 15% of the price',
      'Not exchangeable',
      'Reservations are not included: some trains ask for one',
      'mobile pass in an app',
    ])
      expect(flexible.getByText(text)).toBeVisible();
    expect(wire.requestsTo(searchPasses)).toEqual([
      {
        place: 'EU',
        validityStartDate: '2027-01-14',
        travelers: [{ age: 40, cards: [] }],
        language: 'en',
      },
    ]);
    await expectAccessible(view.container);
  });

  it('TRN-09 TRN-30 go into the cart, which leads to the passengers', async () => {
    const { user, address, wire } = await openPasses(EUROPE);
    await user.click(
      await screen.findByRole('button', { name: 'Add to cart Global Pass, 15 days, €476.00' }),
    );
    await waitFor(() => expect(address()).toBe('/trains/passengers'));
    const criteria = {
      place: 'EU',
      validityStartDate: '2027-01-14',
      travelers: [{ age: 40, cards: [] }],
    };
    expect(wire.requestsTo(createTrainBooking)).toEqual([
      { booking: { items: [{ offerLocations: ['/offers/pass-2'], criteria }] }, language: 'en' },
    ]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('say when there are none, and lead to the form', async () => {
    const { user, view } = await openPasses(EUROPE, { found: buildPassSearch({ offers: [] }) });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'No passes available' }),
    ).toBeVisible();
    await expectAccessible(view.container);
    await user.click(
      screen.getAllByRole('button', { name: 'Change this search' })[0] ?? document.body,
    );
    expect(screen.getByLabelText('Country or region')).toHaveFocus();
    expect(screen.getByLabelText('Country or region')).toHaveDisplayValue('All of Europe');
  });

  it('are searched again when the supplier fails', async () => {
    let isDown = true;
    const { user } = await openPasses(EUROPE, {
      found: () =>
        isDown ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }) : buildPassSearch(),
    });
    expect(await screen.findByText(/^The railways give no answer right now/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 passes found')).toBeVisible();
  });

  it.each([
    [
      'an area that no pass is sold for',
      'area=XX&date=2027-01-14',
      'Choose the country or region that the pass is for',
    ],
    [
      'an area in words',
      'area=Switzerland&date=2027-01-14',
      'Choose the country or region that the pass is for',
    ],
    ['a day that is over', 'area=CH&date=2020-01-01', 'Choose a date of today or later'],
    ['nobody', 'area=CH&date=2027-01-14&adult=0', 'Add at least one passenger'],
  ])('ERR-07 TRN-55 TRN-57 an address is refused for %s', async (_, query, message) => {
    const { head, wire, view } = await openPasses(`/trains/pass/search?${query}`);
    expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
    // what is wrong with the party is told at its line too, while its panel is closed
    expect(screen.getAllByText(message).at(-1)).toBeVisible();
    expect(wire.requestsTo(searchPasses)).toEqual([]);
    await expectAccessible(view.container);
  });

  it('TRN-03 have the form at the bare address, in both languages, also while the areas are not known', async () => {
    const { head, router } = await openPasses('/trains/pass/search', {
      areas: wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' }),
    });
    expect(head()).toMatchObject({ title: 'Rail passes' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    expect(
      await screen.findByText(/^The countries that passes are sold for can’t be loaded/),
    ).toBeVisible();
    await act(() => router.navigate('/nl/treinen/pas/zoek'));
    expect(await screen.findByRole('form', { name: 'Treinpassen zoeken' })).toBeVisible();
    await screen.findByText(/^De landen waarvoor passen worden verkocht/);
  });

  it('speak Dutch', async () => {
    await openPasses(EUROPE.replace('/trains/pass/search', '/nl/treinen/pas/zoek'));
    expect(await screen.findByText('2e klas · 5 reisdagen binnen 30 dagen')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Pas of tickets?' })).toBeVisible();
  });
});
