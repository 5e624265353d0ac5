import { describeOnDatabase } from '../../test/databases/on-databases';
import { lookAtCarrier, wakeBySupplierBooking } from './carrier-looks.repository';
import { startDrill } from '../../test/drills/drill';
import { Chance, FakeSupplier } from '../../test/fakes/bank-and-supplier.fake';

const HOUR = 3_600_000;

describeOnDatabase('A look at the carrier', (database) => {
  /** A confirmed booking whose carrier is asked; `during` happens while it answers. */
  async function looking(
    supplierBooking: string,
    during: (look: number, now: number) => Promise<unknown>,
  ) {
    const chance = new Chance(() => 'fine');
    let looks = 0;
    const { sale } = new FakeSupplier(chance, () => 'sells');
    const drill = startDrill(database(), chance, {
      sales: {
        hotels: {
          ...sale,
          async look(_booking, now) {
            looks += 1;
            await during(looks, now);
            return { changes: {}, news: null, lookAgainAt: new Date(now + 24 * HOUR) };
          },
        },
      },
    });
    const id = await drill.open('sells', {
      state: 'confirmed',
      status: 'confirmed',
      supplierBooking,
      runAt: null,
      carrierLookAt: new Date(drill.now() + HOUR),
    });
    await lookAtCarrier(database().orm, id, new Date(drill.now()));
    await drill.run(drill.now() + HOUR);
    return { looks, booking: await drill.booking(id), now: drill.now() };
  }

  it('OQ-22 is taken once when nothing is said meanwhile, and then on its day', async () => {
    const { looks, booking, now } = await looking('quiet', async () => undefined);
    expect(looks).toBe(1);
    expect(booking.carrierLookAt).toEqual(new Date(now + 24 * HOUR));
  });

  it('OQ-22 is taken again for a message that came while the carrier was asked', async () => {
    const told = async (look: number, now: number) =>
      look === 1 && wakeBySupplierBooking(database().orm, 'hotels', 'told', new Date(now + 1));
    const { looks, booking, now } = await looking('told', told);
    expect(looks).toBe(2);
    expect(booking.carrierLookAt).toEqual(new Date(now + 24 * HOUR));
  });
});
