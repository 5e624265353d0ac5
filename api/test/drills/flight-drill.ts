import type { OrderType } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Catalogue } from '../../src/catalogue/catalogue';
import type { Database } from '../../src/platform/db/database';
import { Problem } from '../../src/platform/http/problem';
import type { Payments } from '../../src/ports/payments';
import { HASHES } from '../builders/document-numbers';
import { createBookingService } from '../../src/booking/booking.service';
import type { Booking } from '../../src/booking/booking';
import { startCancelling } from '../../src/booking/cancellation';
import { startDrill } from './drill';
import { attempts, intents } from './drill-traveller';
import type { Paid } from './drill-traveller';
import type { Chance } from '../fakes/bank-and-supplier.fake';
import { aFlightRecord, COMMISSION } from '../builders/build-flight-record';
import { FakeAirline } from '../fakes/airline.fake';
import type { AirlineTemper } from '../fakes/airline.fake';
import { flightBookings } from '../../src/verticals/flights/flight-bookings.service';
import type { Ask, FlightBookings } from '../../src/verticals/flights/flight-bookings.service';
import { refundOf } from '../../src/verticals/flights/flight-cancellations.service';
import { flightChanges } from '../../src/verticals/flights/flight-changes.service';
import { flightHolds } from '../../src/verticals/flights/flight-holds.service';
import { totalOf } from '../../src/verticals/flights/flight-ledger';
import { flightDue } from '../../src/verticals/flights/flight-quotes.service';
import { flightOf } from '../../src/verticals/flights/flight-records';
import { flightSale } from '../../src/verticals/flights/flight-sale';

/* For tests: flights in the drill, with what their travellers do afterwards. */

const OWNER = 'anonymous-1';

export function startFlightDrill(database: Database, chance: Chance, temper: AirlineTemper) {
  let now = () => 0;
  const airline = new FakeAirline(chance, temper, () => now());
  const suppliers = { duffel: airline.supplier };
  const drill = startDrill(database, chance, {
    sales: { flights: flightSale(suppliers, COMMISSION) },
  });
  now = drill.now;
  const wake = () => undefined;
  const bookingService = createBookingService({
    database,
    requestHashes: HASHES,
    payments: drill.bank.payments as Payments,
    vatRegister: null,
    wake,
  });
  // nobody's names are read
  const catalogue = { cityNamed: () => null } as unknown as Catalogue;
  let id = '';
  const bookings: FlightBookings = {
    ...flightBookings({ database, catalogue, keys: {} as never }),
    open: () => drill.booking(id),
  };
  const deps = { database, catalogue, bookingService, suppliers, commission: COMMISSION, bookings };
  const [holds, changes] = [flightHolds(deps), flightChanges(deps)];
  const ask = <Input extends object>(input: Input): Ask<Input> => ({
    input,
    requester: {
      principal: { id: OWNER, role: 'anonymous', sessionId: 's', tokenId: 't' },
      language: 'en',
      now: drill.now(),
    },
  });

  const attempt = attempts(chance);
  const intentFor = intents(drill, database, { owner: OWNER, dueNow: flightDue });

  return {
    ...drill,
    airline,

    /** an order as the order call makes it, paid for unless that is left alone */
    async openFlight(type: OrderType, payment: Paid = 'card'): Promise<string> {
      const details = aFlightRecord({ cancelable: false, changeable: false }, airline.offer, type);
      const total = totalOf(details.cents).amount;
      const paid =
        type === 'hold'
          ? { dueNow: 0, intentId: null, paymentState: 'none' }
          : { dueNow: total, intentId: drill.bank.paid(total, payment) };
      id = await drill.open('sells', {
        vertical: 'flights',
        owner: OWNER,
        details,
        total,
        ...paid,
      });
      return id;
    },

    /** pays what is held */
    payHeld: (payment: Paid) =>
      attempt(async () => {
        const quote = await holds.quote(ask({}));
        const intent = await intentFor(quote.quote_id);
        const result = await holds.pay(
          ask({
            language: 'en' as const,
            quote_id: quote.quote_id,
            payment_intent_id: intent,
            accepted_total: quote.ledger.total,
          }),
        );
        if (result.status === 'completing') drill.bank.pay(intent, payment);
        return result;
      }),

    /** changes the first slice to flights that cost so much more or less */
    changeFirst: (cents: number, payment: Paid) =>
      attempt(async () => {
        const slice = flightOf(await drill.booking(id)).itinerary[0];
        const found = await changes.find(
          ask({ language: 'en' as const, slice_id: slice?.id ?? '', departure_date: '2027-01-15' }),
        );
        const offer = found.offers.find(
          ({ change_total_amount: total }) => total === formatDecimal(money(cents)),
        );
        const quote = await changes.quote(
          ask({
            language: 'en' as const,
            slice_id: slice?.id ?? '',
            change_offer_id: offer?.id ?? '',
          }),
        );
        const intent = cents > 0 ? await intentFor(quote.quote_id) : null;
        const result = await changes.confirm(
          ask({
            language: 'en' as const,
            quote_id: quote.quote_id,
            payment_intent_id: intent,
            accepted_difference: quote.offer.change_total_amount,
          }),
        );
        if (intent !== null && result.status === 'completing') drill.bank.pay(intent, payment);
        return result;
      }),

    /** cancels at the refund that is promised: cents that are to have come back in the end; null when it cannot be cancelled */
    cancelFlight: () =>
      attempt(async (): Promise<number> => {
        const booking: Booking = await drill.booking(id);
        if (!['confirmed', 'held'].includes(booking.state)) throw new Problem('CANCEL_FAILED');
        const quoted = await airline.supplier.quoteCancellation(booking.supplierBooking ?? '');
        const refundDue = refundOf(booking, quoted.refund.amount);
        await startCancelling({ database, wake }, booking, {
          refundDue,
          details: { ...flightOf(booking), cancellationId: quoted.id },
          now: drill.now(),
        });
        return booking.refunded + refundDue;
      }),
  };
}

export type FlightDrill = ReturnType<typeof startFlightDrill>;
