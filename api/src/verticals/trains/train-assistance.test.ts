import { trainBooking, updateTravelers } from '@wayfare/api-contract';
import type { TrainAssistanceKind, TrainBasket, TrainBookingView } from '@wayfare/api-contract';
import { addDays, siteDay } from '@wayfare/domain';
import { startBookingApp } from '../../../test/clients/booking-app';
import type { BookingApp } from '../../../test/clients/booking-app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { found } from '../../../test/clients/traveller-client';
import { passengersOf } from '../../../test/clients/train-buyer';
import { aRailItem, ticketLocation } from '../../../test/builders/build-rail-item';
import { aTrainRecord } from '../../../test/builders/build-train-record';
import { anonymisedTrain } from './anonymised-train';
import { helpOf } from './records/asked-assistance';
import { FakeRailway } from '../../../test/fakes/railway/railway.fake';
import { createRider } from '../../../test/clients/rider-client';
import { trainOf } from './records/train-records';

const LONG = 60_000;
const FAMILY = [ticketLocation({ day: addDays(siteDay(), 50), ages: [40, 8] })];

const helpIn = ({ bookingItems }: Pick<TrainBasket | TrainBookingView, 'bookingItems'>) =>
  bookingItems.map(({ travelers }) => travelers.map(({ assistance }) => assistance));

describeOnDatabases('Assistance on a train', (database) => {
  const railway = new FakeRailway({ now: Date.now });
  const told: string[] = [];
  let api: BookingApp;

  beforeAll(async () => {
    const { supplier } = railway;
    api = await startBookingApp(
      database(),
      {},
      {
        railways: () => ({
          ...supplier,
          setTravellers: (id, item, language) => {
            told.push(JSON.stringify(item));
            return supplier.setTravellers(id, item, language);
          },
        }),
      },
    );
  }, LONG);
  afterAll(() => api.close(), LONG);

  async function visitor() {
    return createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });
  }

  async function filled(kinds: readonly string[]) {
    const rider = await visitor();
    const basket = await rider.basket(FAMILY);
    const answer = await api.ask(
      updateTravelers,
      {
        bookingID: basket.booking_id,
        items: basket.bookingItems.map((item) => ({
          itemID: item.id,
          travelers: passengersOf(item, 'de Vries').map((passenger, index) =>
            index === 0 ? { ...passenger, assistance: kinds as TrainAssistanceKind[] } : passenger,
          ),
        })),
      },
      rider.headers,
    );
    return { rider, answer };
  }

  async function mailOf({ reference }: TrainBookingView) {
    for (;;) {
      const mail = (await api.sandbox.received()).find(({ text }) => text.includes(reference));
      if (mail !== undefined) return mail;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it(
    'is kept with basket and booking, written to its owner, and told neither to the railway nor to whoever has a link alone',
    async () => {
      const { rider, answer } = await filled(['wheelchair', 'dog']);
      const asked = [[['wheelchair', 'dog'], undefined]];
      expect(helpIn(found(answer))).toEqual(asked);
      expect(helpIn(found(await rider.prebook(found(answer))))).toEqual(asked);
      const intent = await rider.intent();
      const { booking_id: id } = found(await rider.confirm(intent.id));
      await rider.pay(intent);
      const booking = await rider.outcome(id);
      expect(helpIn(booking)).toEqual(asked);
      expect(told.join()).not.toMatch(/wheelchair|dog/);
      const text = (await mailOf(booking)).text.replace(/\s+/g, ' ');
      expect(text).toContain('place for their own wheelchair; assistance dog');
      expect(text).toContain('at least 24 hours before departure');
      const key =
        new URL(booking.documents?.voucher ?? '', 'http://x').searchParams.get('key') ?? '';
      const linked = found(
        await api.ask(trainBooking, { access: { key } }, { authorization: await api.bearer() }),
      );
      expect(helpIn(linked)).toEqual([[undefined, undefined]]);
    },
    LONG,
  );

  it(
    'of a kind that nobody knows is refused',
    async () => {
      expect((await filled(['helicopter'])).answer).toMatchObject({ status: 422 });
    },
    LONG,
  );
});

describe('Assistance that was asked for', () => {
  const assistance = [{ itemId: 'item-1', travellerId: 't1', kinds: ['blind' as const] }];
  const item = (id: string, replacedBy: string | null) => ({
    ...aRailItem(id, FAMILY, new Date('2026-11-20T09:30:00Z')),
    replacedBy,
  });
  const CHAIN = [item('item-1', 'item-3'), item('item-2', null), item('item-3', 'item-4')];
  const LATEST = item('item-4', null);

  it.each([
    ['on what was bought', 'item-1', [['t1', ['blind']]]],
    ['on another ticket not', 'item-2', []],
    ['on what it was exchanged for', 'item-3', [['t1', ['blind']]]],
    ['on what that was exchanged for', 'item-4', [['t1', ['blind']]]],
  ])('stands %s', (_, id, help) => {
    expect([...helpOf({ assistance }, { id }, [...CHAIN, LATEST])]).toEqual(help);
  });

  it.each([['in a circle'], ['by itself']])('is found also where an item is replaced %s', (how) => {
    const items =
      how === 'by itself'
        ? [item('item-1', 'item-1')]
        : [item('item-1', 'item-2'), item('item-2', 'item-1')];
    expect([...helpOf({ assistance: [] }, { id: 'item-1' }, items)]).toEqual([]);
  });

  it('is read from the row, and is not left in it once its people are gone', () => {
    const record = aTrainRecord([FAMILY], { assistance });
    expect(trainOf({ id: 'b-1', details: record }).assistance).toEqual(assistance);
    for (const keep of ['invoice', 'anonymous'] as const)
      expect(anonymisedTrain(record, keep)).not.toHaveProperty('assistance');
  });
});
