import { addDays, today } from '@wayfare/domain';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { BACK, OUT } from '../../../test/clients/flier-client';
import type { Flier } from '../../../test/clients/flier-client';
import { mailed } from '../../../test/sandbox/sandbox-books';
import { found } from '../../../test/clients/traveller-client';
import { changeSteps } from '../../../test/clients/change-steps';
import { calm, startUnruly } from '../../../test/fakes/unruly-airlines';
import { plus, isFree } from '../../../test/cases/fare-conditions';

const LONG = 60_000;
const SOON = addDays(today('UTC'), 4);

describeOnDatabase('After flights with bags and seats were ordered', (database) => {
  let api: BookingApp;
  let anne: Flier;
  const site = calm();

  beforeAll(async () => {
    api = await startUnruly(database(), site);
    anne = await api.flier();
  }, LONG);
  afterAll(() => api.close(), LONG);
  afterEach(() => {
    Object.assign(site, calm());
  });

  describe('changing', () => {
    let steps: ReturnType<typeof changeSteps>;
    beforeAll(() => {
      steps = changeSteps(api, anne);
    });

    it(
      'OQ-54 names bags and seats that stay behind with the flight: in the quote, then in booking, price and mail',
      async () => {
        const offer = await anne.withBags(
          await anne.offer(
            'AMS-BCN',
            { out: SOON, back: BACK },
            (found) => isFree(found) && found.slices.every(({ segments }) => segments.length === 1),
          ),
        );
        const [passenger = ''] = offer.passengers.map(({ id }) => id);
        const there = offer.slices[0]?.segments.map(({ id }) => id) ?? [];
        const bag = offer.available_services?.find(({ segment_ids: segments }) =>
          segments.every((id) => there.includes(id)),
        );
        const seats = await anne.seats(offer, passenger);
        const chosen = [
          ...(bag === undefined ? [] : [{ id: bag.id, quantity: 1, designator: null }]),
          ...seats.map(({ id, designator }) => ({ id, quantity: 1, designator })),
        ];
        expect(chosen).toHaveLength(3);
        const { booked } = await anne.order(await anne.quote(offer, chosen));
        const booking = await anne.outcome(booked.booking_id);
        const isThere = ({ segment_ids: segments }: { segment_ids: readonly string[] }) =>
          booking.slices[0]?.segments.some(({ id }) => segments.includes(id)) === true;
        const [gone, kept] = [
          booking.services.filter(isThere),
          booking.services.filter((service) => !isThere(service)),
        ];
        expect([gone.length, kept.length, booking.changes]).toEqual([2, 1, []]);
        const [cheapest] = await steps.offers(booking, OUT);
        const change = found(await steps.quote(booking, cheapest));
        expect(change.lost_services).toEqual(gone);
        found(
          await steps.confirm(
            booking.booking_id,
            change.quote_id,
            change.offer.change_total_amount,
            null,
          ),
        );
        const changed = await anne.outcome(booking.booking_id);
        expect(changed.services.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
        expect(changed.changes).toMatchObject([
          { index: 0, difference: change.offer.change_total_amount, lost_services: gone },
        ]);
        const amount = (name: string) =>
          changed.ledger.lines.find((line) => line.name === name)?.amount ?? '0.00';
        expect(amount('Bags of a flight that was changed')).toBe(bag?.total_amount);
        expect(amount('Seats of a flight that was changed')).toBe(seats[0]?.total_amount);
        expect(plus(...changed.ledger.lines.map((line) => line.amount))).toBe(changed.ledger.total);
        expect(changed.ledger.total).toBe(
          plus(booking.ledger.total, change.offer.change_total_amount),
        );
        const { text } = await mailed(api.sandbox, booking.reference, 'have been changed');
        expect(text).toContain('No longer included');
        expect(text).toContain(
          `seat ${gone.find(({ type }) => type === 'seat')?.designator ?? ''}`,
        );
      },
      LONG,
    );
  });
});
