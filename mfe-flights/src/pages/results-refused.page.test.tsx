import { flightPlaces, locationId } from '@wayfare/api-contract';
import { expectAccessible, standStill } from '@wayfare/testing';
import { act, screen } from '@testing-library/react';
import { pageOf } from '../testing/offers';
import { ONE_WAY, open } from '../testing/results-page';

standStill();

describe('a search that cannot be sent', () => {
  const query = ONE_WAY.slice('/flights/results?'.length);

  it.each([
    ['a search that it does not know', 'search=garbage', null],
    [
      'a date in the past',
      query.replace('2027-01-14', '2020-01-01'),
      'Choose a departure date of today or later',
    ],
    [
      'names that nobody knows',
      'fromName=Nowhere&toName=down&departureDate=2027-01-14',
      /^Choose where you leave from in the list/,
    ],
    [
      'markup',
      `fromName=${encodeURIComponent('<img src=x onerror=alert(1)>')}&to=BCN&departureDate=2027-01-14`,
      /^Choose where you leave from in the list/,
    ],
    [
      'a date in the past with names',
      'trip=one_way&fromName=Amsterdam&toName=Lond&departureDate=2020-01-01',
      'Choose a departure date of today or later',
    ],
    ['no adult', query.replace('adults=1', 'adults=0'), 'At least one adult has to travel'],
    [
      'one flight to several cities',
      query.replace('one_way', 'multi'),
      'Add a second flight, or choose return or one-way',
    ],
    [
      '5,000 characters',
      `fromName=${'x'.repeat(5000)}&to=BCN&departureDate=2027-01-14`,
      /^Choose where you leave from in the list/,
    ],
  ])(
    'ERR-07 FLT-19 FLT-20 is named and kept, and nothing is asked: %s',
    async (_, search, message) => {
      const { view, head, wire } = await open(`/flights/results?${search}`, pageOf([]));
      expect(head()).toMatchObject({ title: 'Search data not valid', noindex: true });
      expect(screen.getByText('Search data not valid')).toBeVisible();
      if (message !== null) expect(screen.getAllByText(message).at(-1)).toBeVisible();
      if (search.includes('to='))
        expect(screen.getAllByLabelText('To')[0]).toHaveValue(
          search.includes('to=BCN') ? 'Barcelona (BCN)' : '',
        );
      expect(view.container.querySelector('img[onerror]')).toBeNull();
      expect(
        wire.requests
          .map(({ path }) => path)
          .filter((path) => path !== locationId.path && path !== flightPlaces.path),
      ).toEqual([]);
    },
  );

  it('FLT-03 is no complaint at the bare address, in both languages', async () => {
    const { head, view, router } = await open('/flights/results', pageOf([]));
    expect(head()).toMatchObject({ title: 'Flight results' });
    expect(screen.queryByText('Search data not valid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search flights' })).toBeVisible();
    await act(() => router.navigate('/nl/vluchten/resultaten?search=rommel'));
    expect(await screen.findByText('Zoekgegevens ongeldig')).toBeVisible();
    await expectAccessible(view.container);
  });
});
