import { cheapestDays, nearbyAirports, priceGrid } from '@wayfare/api-contract';
import { expectAccessible, hangingAnswer, standStill, wireError } from '@wayfare/testing';
import { act, screen, within } from '@testing-library/react';
import { pageOf, SEARCH_QUERY } from '../testing/offers';
import { ONE_WAY, open, parameter, THREE } from '../testing/results-page';

standStill();

const RETURN = `/flights/results?${SEARCH_QUERY}&sort=cheapest&bags=checked`;
const opened = async (page: Awaited<ReturnType<typeof open>>) => {
  const button = await screen.findByRole('button', { name: 'Flexible dates' });
  await page.user.click(button);
  return button;
};
const textOf = (element: HTMLElement | undefined) => element?.textContent;

describe('prices of other days', () => {
  it('are a grid of days out and days back, asked for by a press, whose cells change the dates and nothing else', async () => {
    const page = await open(RETURN, pageOf(THREE));
    const { user, view, wire, address } = page;
    const button = await opened(page);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const table = await screen.findByRole('table', {
      name: 'Lowest prices by day out and day back',
    });
    await screen.findByText('Lowest: €200.00, out Mon 11 Jan, back Mon 18 Jan');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Mon 11', 'Tue 12', 'Wed 13', 'Thu 14', 'Fri 15', 'Sat 16', 'Sun 17'].map(
        (day) => `Out ${day} Jan`,
      ),
    ]);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
    const [first, second, third, fourth] = within(table).getAllByRole('link');
    expect([first, second, third, fourth].map(textOf)).toEqual([
      'out Mon 11 Jan, back Mon 18 Jan: €200.00, lowest',
      'out Tue 12 Jan, back Mon 18 Jan: about €210',
      'out Wed 13 Jan, back Mon 18 Jan: no flights',
      'out Thu 14 Jan, back Mon 18 Jan: price not known',
    ]);
    expect(within(table).getByRole('link', { current: 'date' })).toHaveTextContent(/your dates$/);
    await expectAccessible(view.container);
    expect(wire.requestsTo(priceGrid())).toHaveLength(1);
    expect(wire.requestsTo(priceGrid())[0]).toMatchObject({
      out: [
        '2027-01-11',
        '2027-01-12',
        '2027-01-13',
        '2027-01-14',
        '2027-01-15',
        '2027-01-16',
        '2027-01-17',
      ],
      back: [
        '2027-01-18',
        '2027-01-19',
        '2027-01-20',
        '2027-01-21',
        '2027-01-22',
        '2027-01-23',
        '2027-01-24',
      ],
    });
    const link = within(table).getByRole('link', { name: /^out Sat 16 Jan, back Fri 22 Jan/ });
    await user.click(link);
    const asked = ['departureDate', 'returnDate', 'sort', 'bags', 'childAges', 'from'];
    expect(asked.map((name) => parameter(address(), name))).toEqual([
      '2027-01-16',
      '2027-01-22',
      'cheapest',
      'checked',
      '7',
      'AMS',
    ]);
  });

  it('are chosen without prices where these cannot be had, which is said, and asked for again', async () => {
    let fails = true;
    const page = await open(RETURN, pageOf(THREE), () =>
      fails ? wireError(404, { code: 'NOT_FOUND', message: 'x' }) : { prices: [] },
    );
    await opened(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The prices can’t be loaded right now',
    );
    expect(
      screen.getByRole('link', { name: /^out Sat 16 Jan, back Fri 22 Jan/ }),
    ).toHaveTextContent('price not known');
    fails = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No flights on these days.')).toBeVisible();
    expect(page.wire.requestsTo(priceGrid())).toHaveLength(2);
  });

  it('are not asked for any longer once they are closed', async () => {
    const page = await open(RETURN, pageOf(THREE), hangingAnswer());
    const button = await opened(page);
    expect(await screen.findByText('Looking up the prices…')).toBeVisible();
    await page.user.click(button);
    expect(button).toHaveFocus();
    await page.user.click(button);
    // nobody waits for the first question any more, or it would answer this one too
    expect(page.wire.requestsTo(priceGrid())).toHaveLength(2);
  });

  it('are a month of days for a flight one way, week after week, with the months around', async () => {
    const page = await open(ONE_WAY, pageOf(THREE));
    await opened(page);
    const table = await screen.findByRole('table', { name: 'January 2027' });
    await screen.findByText('Lowest: €82.00 on Sun 3 Jan');
    const days = within(table).getAllByRole('link');
    expect(days).toHaveLength(31);
    expect(days.slice(0, 3).map(textOf)).toEqual([
      'Fri 1 Jan: 1price not known',
      'Sat 2 Jan: 2no flights',
      'Sun 3 Jan: 3€82.00, lowest',
    ]);
    expect(within(table).getByRole('link', { current: 'date' })).toHaveTextContent(/^Thu 14 Jan/);
    await expectAccessible(page.view.container);
    // the strip first, then the parts of the month
    expect(page.wire.requestsTo(cheapestDays()).map(({ days: { length } }) => length)).toEqual([
      7, 7, 7, 7, 7, 3,
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByRole('table', { name: 'December 2026' })).toBeVisible();
    const back = screen.getByRole('button', { name: 'Previous month' });
    for (let press = 0; press < 2; press += 1) await page.user.click(back);
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(back).toHaveFocus();
    await page.user.click(await screen.findByRole('link', { name: /^Thu 24 Dec/ }));
    expect(parameter(page.address(), 'departureDate')).toBe('2026-12-24');
  });

  it('of a return are a month too, with the same number of days away, in Dutch as well', async () => {
    const page = await open(`/nl/vluchten/resultaten?${SEARCH_QUERY}`, pageOf(THREE));
    await page.user.click(await screen.findByRole('button', { name: 'Flexibele datums' }));
    await page.user.click(await screen.findByRole('tab', { name: 'Een hele maand' }));
    expect(await screen.findByRole('table', { name: 'januari 2027' })).toBeVisible();
    expect(screen.getByText(/en 7 dagen later terugvliegt/)).toBeVisible();
    const day = screen.getByRole('link', { name: /^ma 25 jan/ });
    await act(() => Promise.resolve());
    await page.user.click(day);
    expect(parameter(page.address(), 'returnDate')).toBe('2027-02-01');
  });
});

describe('airports nearby', () => {
  it('are offered with their distance, each a search with that airport', async () => {
    const { user, address, wire, view } = await open(`${ONE_WAY}&sort=cheapest`, pageOf(THREE));
    const near = within(await screen.findByRole('region', { name: 'Airports nearby' }));
    expect(near.getByRole('heading', { level: 3 })).toHaveTextContent('Departures near Amsterdam');
    expect(near.getByRole('listitem')).toHaveTextContent('Eindhoven (EIN)95 km away');
    expect(wire.requestsTo(nearbyAirports).map(({ code }) => code)).toEqual(['AMS', 'BCN']);
    await expectAccessible(view.container);
    await user.click(near.getByRole('link', { name: 'Eindhoven (EIN)' }));
    expect(['from', 'to', 'sort'].map((name) => parameter(address(), name))).toEqual([
      'EIN',
      'BCN',
      'cheapest',
    ]);
  });

  it('FLT-41 are what else to try where nobody flies, and none for several cities', async () => {
    await open(ONE_WAY, pageOf([]));
    expect(await screen.findByRole('link', { name: 'Eindhoven (EIN)' })).toBeVisible();
  });
});

it('with a bag asked for, cards say that the price is with it', async () => {
  const { user } = await open(ONE_WAY, pageOf(THREE));
  await screen.findByText('3 flights found', { ignore: '[aria-hidden]' });
  expect(screen.queryByText('with a checked bag')).not.toBeInTheDocument();
  expect(screen.getByText(/^Counts flights with a fare that has the bag/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Checked bag 3 · from €90.00' }));
  expect(await screen.findAllByText('with a checked bag')).toHaveLength(3);
});
