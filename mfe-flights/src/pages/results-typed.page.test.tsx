import { flightSearch } from '@wayfare/api-contract';
import { expectAccessible, standStill } from '@wayfare/testing';
import { screen, within } from '@testing-library/react';
import { pageOf } from '../testing/offers';
import { open, parameter } from '../testing/results-page';

standStill();

const rest = 'trip=one_way&departureDate=14/01/2027&cabinClass=economy&adults=1';

describe('places that were typed and not chosen, as a form sends them before its script', () => {
  it.each([
    ['in capitals and without', 'fromName=AMSTERDAM&toName=barcelona'],
    ['one of them as a code', 'fromName=ams&toName=Barcelona'],
  ])('FLT-19 FLT-21 are the only places of their name: %s', async (_, names) => {
    const { router } = await open(`/flights/results?${names}&${rest}`, pageOf([]));
    expect(
      await screen.findByRole('heading', { level: 1, name: /Amsterdam \(AMS\) to Barcelona/ }),
    ).toBeVisible();
    const address = router.state.location.pathname + router.state.location.search;
    expect([parameter(address, 'from'), parameter(address, 'to')]).toEqual(['AMS', 'BCN']);
    expect(parameter(address, 'departureDate')).toBe('2027-01-14');
  });

  it.each([
    ['/flights/results', 'Which place do you mean?', 'From: “Lond”', 'Flight results'],
    ['/nl/vluchten/resultaten', 'Welke plaats bedoel je?', 'Van: “Lond”', 'Vluchtresultaten'],
  ])('FLT-19 are asked about where they may be several: %s', async (path, title, field, page) => {
    const { view, head, wire } = await open(
      `${path}?fromName=Lond&toName=Barcelona&${rest}`,
      pageOf([]),
    );
    const choice = await screen.findByRole('region', { name: title });
    expect(within(choice).getByRole('heading', { level: 3 })).toHaveTextContent(field);
    const links = within(choice).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'London (LON)',
      'London Heathrow (LHR)',
    ]);
    for (const [index, code] of ['LON', 'LHR'].entries()) {
      const href = links[index]?.getAttribute('href') ?? '';
      expect(['from', 'to', 'adults'].map((name) => parameter(href, name))).toEqual([
        code,
        'BCN',
        '1',
      ]);
    }
    // nothing is refused, and nothing searched
    expect(head()).toMatchObject({ title: page });
    expect(wire.requestsTo(flightSearch())).toEqual([]);
    await expectAccessible(view.container);
  });
});
