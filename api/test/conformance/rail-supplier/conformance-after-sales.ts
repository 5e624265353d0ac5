import { addMoney } from '@wayfare/domain';
import type { RailItem } from '../../../src/ports/rail-items';
import type { RailBooking } from '../../../src/ports/rail-supplier';
import { bought, FAMILY, itemOf } from './rail-buyer';
import { marketOf, refused } from './rail-supplier';
import type { Make } from './rail-supplier';

/** A confirmed booking of flexible tickets. */
function soldBy(make: Make) {
  const { flexible } = marketOf(make);
  return async (lastName = 'de Vries', travellers = FAMILY.slice(0, 2)) => {
    const { supplier, days } = make();
    const booking = await bought(supplier, {
      locations: [(await flexible(travellers)).location],
      day: days.out,
      lastName,
    });
    return { booking, item: itemOf(booking) };
  };
}

async function itemAgain(make: Make, { id }: RailBooking): Promise<RailItem> {
  const booking = await make().supplier.booking(id, 'en');
  if (booking === null) throw new Error('no booking');
  return itemOf(booking);
}

export function describeRefunds(name: string, make: Make): void {
  const sold = soldBy(make);

  describe(`${name} takes tickets back, and`, () => {
    it('API-22 API-23 says what comes back before it cancels, and cancels once', async () => {
      const { supplier } = make();
      const { booking, item } = await sold();
      expect(item.cancellation.eligible).toBe(true);
      const quoted = await supplier.quoteRefund(booking.id, [{ id: item.id }]);
      expect(quoted.status).toBe('QUOTED');
      expect(quoted.items.map(({ refund, fee }) => addMoney(refund, fee))).toEqual([item.price]);
      expect((await itemAgain(make, booking)).status).toBe('CONFIRMED');
      const done = await supplier.confirmRefund(booking.id, quoted.id);
      expect(done).toEqual({ ...quoted, status: 'CONFIRMED' });
      expect(await supplier.confirmRefund(booking.id, quoted.id)).toEqual(done);
      expect(
        (await itemAgain(make, booking)).assignments.every(({ isCanceled }) => isCanceled),
      ).toBe(true);
    });

    it('TRN-48 TRN-49 takes back the ticket of one traveller', async () => {
      const { supplier } = make();
      const { booking, item } = await sold();
      const [first] = item.travellers;
      const own = item.assignments
        .filter(({ travellerId }) => travellerId === first?.id)
        .map(({ id }) => id);
      const quoted = await supplier.quoteRefund(booking.id, [{ id: item.id, assignmentIds: own }]);
      expect(quoted.items).toMatchObject([{ id: item.id, assignmentIds: own }]);
      await supplier.confirmRefund(booking.id, quoted.id);
      const left = await itemAgain(make, booking);
      expect(left.assignments.filter(({ isCanceled }) => isCanceled).map(({ id }) => id)).toEqual(
        own,
      );
    });

    it('ERR-14 says that it cannot, and knows no refund that it did not quote', async () => {
      const { supplier } = make();
      const { booking, item } = await sold('Refundfail');
      await refused(supplier.quoteRefund(booking.id, [{ id: item.id }], 'nl'), 'REFUND_FAILED');
      await refused(supplier.confirmRefund(booking.id, 'nothing'), 'NOT_FOUND');
    });
  });
}

export function describeExchanges(name: string, make: Make): void {
  const sold = soldBy(make);

  /** Other trains two hours later, and the quote for the first. */
  async function quoted({ booking, item }: Awaited<ReturnType<typeof sold>>) {
    const { supplier, cities, days } = make();
    const leg = item.kind === 'tickets' ? item.legs[0] : undefined;
    const legId = leg?.id ?? '';
    const search = await supplier.searchExchange(
      booking.id,
      {
        itemId: item.id,
        legs: [
          { legId, origin: cities.from, destination: cities.to, departure: `${days.out}T12:00` },
        ],
      },
      'en',
    );
    const [offer] = search.offers;
    const quote = await supplier.quoteExchange(booking.id, {
      itemId: item.id,
      searchId: search.id,
      legs: [{ legId, offerId: offer?.id ?? '' }],
    });
    return { search, offer, quote };
  }

  describe(`${name} exchanges tickets, and`, () => {
    it('API-25 API-26 API-27 says what other trains cost more, and puts the new item in the place of the old one, once', async () => {
      const { supplier } = make();
      const made = await sold();
      const { search, offer, quote } = await quoted(made);
      expect(search.legs.flatMap(({ solutions }) => solutions).length).toBeGreaterThan(0);
      expect(quote).toMatchObject({ status: 'QUOTED', difference: offer?.difference });
      const done = await supplier.confirmExchange(made.booking.id, quote.id);
      expect(done).toEqual({ ...quote, status: 'CONFIRMED' });
      expect(await supplier.confirmExchange(made.booking.id, quote.id)).toEqual(done);
      const booking = await supplier.booking(made.booking.id, 'en');
      const old = booking?.items.find(({ id }) => id === made.item.id);
      expect(old?.status).toBe('EXCHANGED');
      expect(booking?.items.map(({ id }) => id)).toContain(old?.replacedBy);
    });

    it('TRN-52 says that it cannot', async () => {
      const made = await sold('Exchangefail');
      const { quote } = await quoted(made);
      await refused(make().supplier.confirmExchange(made.booking.id, quote.id), 'EXCHANGE_FAILED');
    });
  });
}

export function describeNameChanges(name: string, make: Make): void {
  const sold = soldBy(make);

  describe(`${name} corrects names, and`, () => {
    it('TRN-53 OQ-71 does so where it says that it does', async () => {
      const { supplier } = make();
      const { booking, item } = await sold();
      const [first] = item.travellers;
      const change = supplier.editTravellers(
        booking.id,
        {
          itemId: item.id,
          travellers: [{ id: first?.id ?? '', firstName: 'Anne', lastName: 'de Vries' }],
        },
        'en',
      );
      if (!item.nameChange.eligible) return refused(change, 'INVALID_REQUEST');
      const changed = itemOf(await change);
      expect(changed.travellers[0]).toMatchObject({ firstName: 'Anne', lastName: 'de Vries' });
      expect(changed.nameChange.remaining).toBe(item.nameChange.remaining - 1);
    });

    it('ERR-15 says that its server has an error', async () => {
      const { supplier } = make();
      const { booking, item } = await sold('Namefail');
      await refused(
        supplier.editTravellers(
          booking.id,
          {
            itemId: item.id,
            travellers: [
              { id: item.travellers[0]?.id ?? '', firstName: 'Anne', lastName: 'Namefail' },
            ],
          },
          'en',
        ),
        'NAME_CHANGE_FAILED',
      );
    });
  });
}
