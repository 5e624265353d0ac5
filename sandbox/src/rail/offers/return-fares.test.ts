import { sandboxUnderTest, TODAY } from '../../testing/sandbox-under-test';
import { Caller } from '../testing/caller';
import { ticketAt } from '../testing/offer-at';
import { BACK, FAMILY, OUT } from '../testing/routes';
import { isSoldTogether } from '../bookings/items';
import type { WireTicketOffer, WireTicketSearch } from '../testing/answered';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const caller = new Caller(app);

const returns = ({ offers }: WireTicketSearch, legId: string): WireTicketOffer[] =>
  offers.filter((offer) => offer.leg === legId && offer.flexibility.code === 'RETURN');

describe('OQ-66 return fares', () => {
  test('name each other, and are sold in pairs only', async () => {
    const found = await caller.search([OUT, BACK], FAMILY);
    const [outs, backs] = [returns(found, 'leg-1'), returns(found, 'leg-2')];
    expect([outs.length > 0, backs.length > 0]).toEqual([true, true]);
    for (const [own, others] of [
      [outs, backs],
      [backs, outs],
    ] as const) {
      for (const offer of own) {
        expect(offer.compatibleOffers.length).toBeGreaterThan(0);
        for (const id of offer.compatibleOffers)
          expect(others.find((other) => other.id === id)?.compatibleOffers).toContain(offer.id);
      }
    }
    const [out] = outs;
    const back = backs.find(({ id }) => out?.compatibleOffers.includes(id));
    const other = backs.find(({ id }) => out?.compatibleOffers.includes(id) === false);
    const [there, home, elsewhere] = [out, back, other].map((offer) =>
      ticketAt(offer?.location ?? '', TODAY),
    );
    if (there === undefined || home === undefined || elsewhere === undefined)
      throw new Error('no pair');
    expect(
      [[there, home], [there], [home, there], [there, elsewhere], [there, there], []].map(
        isSoldTogether,
      ),
    ).toEqual([true, false, false, false, false, false]);
  });

  test('are not sold for one direction, nor for two that do not lead back', async () => {
    for (const legs of [[OUT], [OUT, { ...BACK, destination: 'BE:bruxelles-midi' }]]) {
      const { offers } = await caller.search(legs);
      expect(
        offers.filter(
          ({ flexibility, compatibleOffers }) =>
            flexibility.code === 'RETURN' || compatibleOffers.length > 0,
        ),
      ).toEqual([]);
    }
  });

  test('cannot go back before they have arrived', async () => {
    const found = await caller.search([OUT, { ...BACK, departure: '2026-12-10T09:00' }]);
    const solutions = found.legs.flatMap((one) => one.solutions);
    const timeOf = (offer: WireTicketOffer | undefined, end: 'departure' | 'arrival'): number =>
      Date.parse(solutions.find(({ id }) => id === offer?.legSolution)?.[end] ?? '');
    const pairs = returns(found, 'leg-1').flatMap((out) =>
      out.compatibleOffers.map(
        (id) => [out, found.offers.find((offer) => offer.id === id)] as const,
      ),
    );
    expect(pairs.every(([out, back]) => timeOf(back, 'departure') >= timeOf(out, 'arrival'))).toBe(
      true,
    );
  });

  test('travellers of another search do not fit', async () => {
    const [one, two] = [
      await caller.search([OUT, BACK]),
      await caller.search([OUT, BACK], [{ age: 20 }]),
    ];
    const [out] = returns(one, 'leg-1');
    const back = returns(two, 'leg-2').find(({ id }) => out?.compatibleOffers.includes(id));
    expect(
      isSoldTogether([ticketAt(out?.location ?? '', TODAY), ticketAt(back?.location ?? '', TODAY)]),
    ).toBe(false);
  });
});
