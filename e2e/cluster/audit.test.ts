import { audit, type Audit, type Books, type Kept, type Paid } from './audit';

const kept = (change: Partial<Kept> = {}): Kept => ({
  id: 'b1',
  status: 'confirmed',
  state: 'confirmed',
  intent: 'pi1',
  quote: 'q1',
  captured: 100,
  refunded: 0,
  due: 100,
  ...change,
});
const paid = (change: Partial<Paid> = {}): Paid => ({
  intent: 'pi1',
  status: 'succeeded',
  taken: 100,
  back: 0,
  ...change,
});
const books = (change: Partial<Books> = {}): Books => ({
  told: [{ id: 'b1', intent: 'pi1', wish: 'confirmed' }],
  kept: [kept()],
  sold: [{ booking: 'b1', isLive: true }],
  paid: [paid()],
  ...change,
});
const faults = ({ lost, doubled, wrong }: Audit) => ({ lost, doubled, wrong });

it('finds nothing where all agree', () => {
  const canceled = kept({ status: 'canceled', state: 'done', refunded: 40 });
  expect(faults(audit(books()))).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(
    faults(
      audit(
        books({
          told: [{ id: 'b1', intent: 'pi1', wish: 'canceled' }],
          kept: [canceled],
          sold: [{ booking: 'b1', isLive: false }],
          paid: [paid({ back: 40 })],
        }),
      ),
    ),
  ).toEqual({ lost: [], doubled: [], wrong: [] });
});

it.each<[string, Partial<Books>, Partial<Audit>]>([
  [
    'a booking that was told and is gone',
    { kept: [], sold: [], paid: [] },
    { lost: ['b1 was told and is not kept'] },
  ],
  [
    'a booking that failed',
    {
      kept: [kept({ status: 'failed', state: 'done', captured: 0 })],
      sold: [],
      paid: [paid({ status: 'canceled', taken: 0 })],
    },
    { lost: ['b1 is failed and has to be confirmed'] },
  ],
  [
    'a room that nobody here has',
    { sold: [...books().sold, { booking: 'b2', isLive: true }] },
    { lost: ['the supplier keeps b2, and we do not'] },
  ],
  [
    'money without a booking',
    { paid: [paid(), paid({ intent: 'pi2' })] },
    { lost: ['pi2 was paid for no booking'] },
  ],
  [
    'a room that was sold twice, once cancelled since',
    { sold: [...books().sold, { booking: 'b1', isLive: false }] },
    { doubled: ['b1 was sold twice'] },
  ],
  [
    'two bookings of one quote by one payment',
    {
      kept: [kept(), kept({ id: 'b2' })],
      sold: [...books().sold, { booking: 'b2', isLive: true }],
    },
    { doubled: ['q1 was booked twice', 'pi1 pays two bookings'] },
  ],
  [
    'money that was taken twice',
    { paid: [paid({ taken: 200, back: 100 })] },
    { doubled: ['b1 was paid with 200 and costs 100'] },
  ],
  [
    'a booking that is not final',
    {
      kept: [kept({ state: 'settling', captured: 0 })],
      paid: [paid({ status: 'requires_capture', taken: 0 })],
    },
    {
      wrong: [
        'b1 is at settling, which is no end',
        'b1 costs 100, and 0 was paid',
        'b1 has money reserved',
      ],
    },
  ],
  [
    'a cancelled booking that the supplier keeps',
    {
      told: [{ id: 'b1', intent: 'pi1', wish: 'canceled' }],
      kept: [kept({ status: 'canceled', state: 'done' })],
    },
    { wrong: ['b1 is canceled, and the supplier keeps 1'] },
  ],
  [
    'a bank that says otherwise',
    { paid: [paid({ taken: 90 })] },
    { wrong: ['b1 says that 100 was paid, the bank 90', 'b1 costs 100, and 90 was paid'] },
  ],
])('finds %s', (_name, change, found) => {
  expect(faults(audit(books(change)))).toEqual({ lost: [], doubled: [], wrong: [], ...found });
});
