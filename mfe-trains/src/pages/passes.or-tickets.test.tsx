import { passOrTickets } from '@wayfare/api-contract';
import {
  buildPassOffer,
  buildPassSearch,
  buildTrainPrices,
  expectAccessible,
  standStill,
  wireError,
  errorSummary,
} from '@wayfare/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { costing, type Costs, EUROPE, openPasses } from '../testing/passes-page';

standStill();
beforeEach(() => window.sessionStorage.clear());

type Page = Awaited<ReturnType<typeof openPasses>>;

describe('pass or tickets', () => {
  const journey = (number: number) =>
    within(screen.getByRole('group', { name: `Journey ${number}` }));

  async function choose(user: Page['user'], number: number, field: string, text: string) {
    await user.type(journey(number).getByLabelText(field), text);
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`^${text}, all stations`) }),
    );
  }

  /** Amsterdam to Paris and on to Lyon. */
  async function fillIn(user: Page['user']) {
    await screen.findByRole('heading', { level: 2, name: 'Pass or tickets?' });
    await choose(user, 1, 'From', 'Amsterdam');
    await choose(user, 1, 'To', 'Paris');
    await user.click(screen.getByRole('button', { name: 'Add a journey' }));
    await choose(user, 2, 'To', 'Lyon');
    fireEvent.change(journey(2).getByLabelText('Travel date'), { target: { value: '2027-01-16' } });
  }

  const compare = (user: Page['user']) =>
    user.click(screen.getByRole('button', { name: 'Compare costs' }));

  it('tells from which journey on a pass pays off, seats included', async () => {
    const { user, view, wire } = await openPasses(EUROPE);
    await fillIn(user);
    expect(journey(2).getByLabelText('From')).toHaveValue('Paris, all stations');
    await compare(user);
    expect(await screen.findByText('The pass pays off from the 2nd journey')).toBeVisible();
    expect(screen.getByText('With all of these journeys you save €97.00.')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'What the journeys cost' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'JourneyCheapest ticketsWith the pass',
      'Amsterdam to Paris, Thu 14 Jan€200.00seat €10.00',
      'Paris to Lyon, Sat 16 Jan€200.00seat €10.00',
      'The pass itself€283.00',
      'Together€400.00€303.00, of which seats €20.00',
    ]);
    expect(wire.requestsTo(passOrTickets)).toEqual([
      {
        journeys: [
          { origin: 'NL:amsterdam', destination: 'FR:paris', date: '2027-01-14' },
          { origin: 'FR:paris', destination: 'FR:lyon', date: '2027-01-16' },
        ],
        travelers: [{ age: 40, cards: [] }],
        language: 'en',
      },
    ]);
    await expectAccessible(view.container);
    await user.selectOptions(
      screen.getByLabelText('Compare with'),
      'Global Pass, 15 days, 2nd class, €476.00',
    );
    expect(
      await screen.findByText('Tickets are €96.00 cheaper than the pass for these journeys'),
    ).toBeVisible();
  });

  it('leaves out what nobody knows, and warns of a pass that is not good for all days', async () => {
    const found = buildPassSearch({
      offers: [buildPassOffer({ numberOfTravelDays: 1, prices: buildTrainPrices('50.00') })],
    });
    const costs: Costs = (request) => {
      const { journeys } = costing('200.00')(request);
      return {
        journeys: journeys.map((one, index) =>
          index === 1 ? { ...one, tickets: null, reservations: null } : one,
        ),
      };
    };
    const { user } = await openPasses(EUROPE, { found, costs });
    await fillIn(user);
    await compare(user);
    expect(await screen.findByText('The pass pays off from the 1st journey')).toBeVisible();
    expect(screen.getByText(/1 journey is left out: its price is not known\.$/)).toBeVisible();
    expect(screen.getByText('This pass is not good for all of these days.')).toBeVisible();
  });

  it('judges the journeys as a search is judged, keeps them over a reload, and tries again what failed', async () => {
    let isDown = true;
    const costs: Costs = (request) =>
      isDown
        ? wireError(502, { code: 'SUPPLIER_FAILED', message: 'x' })
        : costing('20.00')(request);
    const { user, view, wire } = await openPasses(EUROPE, { costs });
    await screen.findByRole('heading', { level: 2, name: 'Pass or tickets?' });
    await compare(user);
    expect(within(errorSummary()).getAllByRole('link')).toHaveLength(2);
    expect(wire.requestsTo(passOrTickets)).toEqual([]);
    await fillIn(user);
    await compare(user);
    expect(
      await screen.findByText('The prices of these journeys could not be loaded'),
    ).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('Tickets are €263.00 cheaper than the pass for these journeys'),
    ).toBeVisible();
    view.unmount();
    await openPasses(EUROPE, { costs });
    await screen.findByRole('heading', { level: 2, name: 'Pass or tickets?' });
    expect(journey(2).getByLabelText('To')).toHaveValue('Lyon, all stations');
    await user.click(screen.getByRole('button', { name: 'Remove journey 1' }));
    expect(journey(1).getByLabelText('To')).toHaveValue('Lyon, all stations');
  });
});
