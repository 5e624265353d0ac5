import { formatDecimal, isTotallyRefunded, money } from '@wayfare/domain';
import type { RefundItem } from '@wayfare/api-contract';
import type { Database } from '../../src/platform/db/database';
import { Problem } from '../../src/platform/http/problem';
import type { Payments } from '../../src/ports/payments';
import type { RailItem, RailTicketItem } from '../../src/ports/rail-items';
import type { RailBooking } from '../../src/ports/rail-supplier';
import { HASHES } from '../builders/document-numbers';
import { createBookingService } from '../../src/booking/booking.service';
import { startDrill } from './drill';
import { attempts, intents } from './drill-traveller';
import type { Paid } from './drill-traveller';
import type { Chance } from '../fakes/bank-and-supplier.fake';
import { ticketLocation } from '../builders/build-rail-item';
import { FakeRailway } from '../fakes/railway/railway.fake';
import type { RailwayTemper } from '../fakes/railway/railway-after-sales.fake';
import { trainDue } from '../../src/verticals/trains/train-due';
import { centsOf } from '../../src/verticals/trains/records/train-ledger';
import { trainOf } from '../../src/verticals/trains/records/train-records';
import type { TrainRecord } from '../../src/verticals/trains/records/train-records';
import { trainSale } from '../../src/verticals/trains/train-sale';
import type { TrainAsk } from '../../src/verticals/trains/after-sales/own-booking';
import { trainExchanges } from '../../src/verticals/trains/after-sales/train-exchanges.service';
import { trainRefunds } from '../../src/verticals/trains/after-sales/train-refunds.service';

/* For tests: trains in the drill, with what their travellers do afterwards. */

const OWNER = 'user-1';
const OFFERS = [
  [ticketLocation({ cents: 60_000, ages: [40, 35] })],
  [ticketLocation({ cents: 30_001, ages: [40, 8, 2], variant: 'other' })],
] as const;

/** What somebody gives back of what is left. */
export type Part = 'ticket' | 'item' | 'all';

function partOf(items: readonly RailItem[], part: Part): RefundItem[] {
  const [item] = items;
  if (part === 'all' || item === undefined) return items.map(({ id }) => ({ id }));
  const ticket = item.assignments.find(({ isCanceled }) => !isCanceled);
  return part === 'item' || ticket === undefined
    ? [{ id: item.id }]
    : [{ id: item.id, productAssignmentIds: [ticket.id] }];
}

/** The same trains on another day. */
const wantedLeg = ({ id, origin, destination }: RailTicketItem['legs'][number]) => ({
  id,
  origin: origin.code,
  destination: destination.code,
  departure: '2027-01-15T08:00',
});

export function startTrainDrill(database: Database, chance: Chance, temper: RailwayTemper) {
  let now = () => 0;
  const railway = new FakeRailway({ chance, temper, now: () => now() });
  const { supplier } = railway;
  const drill = startDrill(database, chance, { sales: { trains: trainSale(supplier) } });
  now = drill.now;
  const wake = () => undefined;
  const bookingService = createBookingService({
    database,
    requestHashes: HASHES,
    payments: drill.bank.payments as Payments,
    vatRegister: null,
    wake,
  });
  const deps = { database, supplier, bookingService, wake };
  const [refunds, exchanges] = [trainRefunds(deps), trainExchanges(deps)];
  let bookingID = '';
  const ask = <Input extends object>(
    input: Input,
  ): TrainAsk<Input & { bookingID: string; user: string; language: 'en' }> => ({
    input: { ...input, bookingID, user: '', language: 'en' },
    requester: {
      principal: { id: OWNER, role: 'user', sessionId: 's', tokenId: 't' },
      language: 'en',
      now: drill.now(),
    },
  });

  const attempt = attempts(chance);
  const intentFor = intents(drill, database, { owner: OWNER, dueNow: trainDue });

  /** A basket that is kept for a while; another one where that did not work. */
  async function basket(): Promise<RailBooking> {
    for (;;) {
      const kept = await attempt(async () =>
        supplier.prebook(
          (
            await supplier.createBooking(
              OFFERS.map((offerLocations) => ({ offerLocations })),
              'en',
            )
          ).id,
          [],
          'en',
        ),
      );
      if (kept !== null) return kept;
    }
  }

  const live = async (): Promise<RailItem[]> =>
    trainOf(await drill.booking(bookingID)).items.filter(
      ({ status }) => !isTotallyRefunded(status),
    );

  /** Other trains for the last item, at this difference. */
  async function chosenExchange(cents: number) {
    const item = (await live()).at(-1);
    const leg = item?.kind === 'tickets' ? item.legs[0] : undefined;
    if (item === undefined || leg === undefined) throw new Problem('EXCHANGE_FAILED');
    const [found] = (
      await exchanges.search(ask({ request: { items: [{ id: item.id, legs: [wantedLeg(leg)] }] } }))
    ).items;
    const offer = found?.offers.find(
      ({ difference }) => difference.value === formatDecimal(money(cents)),
    );
    if (found === undefined || offer === undefined) throw new Error(`nothing costs ${cents} more`);
    return {
      id: item.id,
      searchId: found.searchId,
      legs: [{ id: leg.id, selectedOfferId: offer.id }],
    };
  }

  return {
    ...drill,
    railway,

    /** a prebooked basket of two items as the confirm call orders it, paid for unless that is left alone */
    async openTrain(payment: Paid): Promise<string> {
      const kept = await basket();
      const details: TrainRecord = {
        version: 2,
        supplierBooking: kept.id,
        items: kept.items,
        cents: centsOf(kept.items),
        email: 'anne@example.com',
        demo: true,
        adjustments: [],
        refundId: null,
      };
      const total = kept.price.amount;
      bookingID = await drill.open('sells', {
        vertical: 'trains',
        owner: OWNER,
        details,
        total,
        dueNow: total,
        intentId: drill.bank.paid(total, payment),
      });
      return bookingID;
    },

    /** gives back a part at the refund that is shown: cents that are to have come back in the end; null when nothing came of it */
    giveBack: (part: Part) =>
      attempt(async (): Promise<number> => {
        const before = await drill.booking(bookingID);
        const shown = await refunds.create(
          ask({ request: { type: 'REFUND' as const, items: partOf(await live(), part) } }),
        );
        await refunds.start(ask({ refundID: shown.id, acceptedRefund: shown.total.value }));
        return before.refunded + Math.round(Number(shown.total.value) * 100);
      }),

    /** exchanges the last item for one that costs so much more or less */
    exchange: (cents: number, payment: Paid) =>
      attempt(async () => {
        const quote = await exchanges.quote(
          ask({ request: { items: [await chosenExchange(cents)] } }),
        );
        const intent = cents > 0 ? await intentFor(quote.exchangeOperationId) : null;
        const result = await exchanges.confirm(
          ask({
            exchangeOperationId: quote.exchangeOperationId,
            payment_intent_id: intent,
            acceptedOrder: true,
          }),
        );
        if (intent !== null && result.status === 'completing') drill.bank.pay(intent, payment);
        return result;
      }),
  };
}

export type TrainDrill = ReturnType<typeof startTrainDrill>;
