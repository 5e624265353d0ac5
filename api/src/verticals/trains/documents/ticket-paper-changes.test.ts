import { PASS, TICKETS } from '../../../../test/builders/build-train';
import { EXCHANGED, PART_REFUNDED, UNPACKED } from '../../../../test/builders/build-changed-train';
import { squeezed, read } from '../../../../test/readers/read-ticket-paper';

describe('TRN-34 Tickets on paper', () => {
  it('have nothing to scan once the booking is cancelled', async () => {
    const { text, tags } = await read({
      status: 'canceled',
      payment: { state: 'refunded', charged: '624.00', refunded: '500.00' },
    });
    expect(squeezed(text)).toContain('Cancelled: these tickets are not valid any more.');
    expect(text).toContain('€500.00');
    expect(text).not.toContain('QRM4K7X2A9');
    expect(tags).not.toContain('Figure');
    expect((await read()).text).not.toContain('Cancelled');
  });

  it('are of whoever still has one, and of the trains after an exchange', async () => {
    const left = await read(PART_REFUNDED);
    expect(left.figures).toHaveLength(1);
    expect(left.text).not.toContain('Lucas');
    const { text, figures } = await read(EXCHANGED);
    expect(figures).toHaveLength(2);
    expect(text).toContain('Eurostar 9320');
    expect(text).not.toContain('IC 9220:');
  });

  it('name what an exchange took away, and nothing where it took nothing', async () => {
    const lost =
      'Not on the new train 2 × XL, Anneke de Vries, Amsterdam Centraal – Paris Gare du Nord: €30.00 comes back Seat wish: table';
    expect(squeezed((await read(UNPACKED)).text)).toContain(lost);
    expect((await read(EXCHANGED)).text).not.toContain('Not on the new train');
  });

  it('leave out the extras of who does not travel any more', async () => {
    const [adult] = TICKETS.productAssignments;
    const without = TICKETS.productAssignments.map((one) => ({
      ...one,
      isCanceled: one.id === adult?.id,
    }));
    expect(
      (await read({ bookingItems: [{ ...TICKETS, productAssignments: without }] })).text,
    ).not.toContain('XL');
  });

  it('name what was given back of several items', async () => {
    const { text } = await read({
      bookingItems: [{ ...TICKETS, bookingItemStatus: 'CANCELED', valueDocuments: [] }, PASS],
    });
    expect(squeezed(text)).toContain(
      'Cancelled: Amsterdam Centraal – Paris Gare du Nord, 14 – 17 January 2027.',
    );
    expect(text).not.toContain('IC 9220');
  });
});
