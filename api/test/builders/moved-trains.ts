import {
  acceptTrainChange,
  exchangeQuote,
  searchExchangeOffers,
  searchTickets,
  trainBookingList,
} from '@wayfare/api-contract';
import type { TicketOffer, TrainBookingView } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { startBookingApp } from '../clients/booking-app';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { signedInMember } from '../clients/member-client';
import { until } from '../clients/news';
import { found } from '../clients/traveller-client';
import { createTrainBuyer, OUT, tickets } from '../clients/train-buyer';
import type { TrainBuyer } from '../clients/train-buyer';

/* For tests: trains that the sandbox's railway moves after they were booked, and what their owner does then. */

const BACK = addDays(OUT, 6);

export const leaves = (booking: TrainBookingView, leg = 0) =>
  tickets(booking).legs[leg]?.solution.departure.slice(0, 19) ?? '';

const isStrict = ({ flexibility, compatibleOffers }: TicketOffer) =>
  flexibility.code === 'NON_FLEX' && compatibleOffers.length === 0;

/** What is bought before. */
function createMovedTrains({ ask, sandbox }: BookingApp, anne: TrainBuyer) {
  const search = (legs: readonly string[]) =>
    ask(
      searchTickets,
      {
        legs: legs.map((text) => {
          const [origin = '', destination = '', departure = ''] = text.split(' ');
          return { origin, destination, departure };
        }),
        travelers: [{ age: 40 }],
      },
      anne.headers,
    );
  return {
    /** A ticket that gives nothing back, of an owner or of somebody else. */
    async bought(by = anne): Promise<TrainBookingView> {
      const { offers } = found(await search([`NL:amsterdam FR:paris ${OUT}T08:00`]));
      return by.buy([[offers.find(isStrict)?.location ?? '']]);
    },
    /** Way out and way back, sold together. */
    async boughtReturn(): Promise<TrainBookingView> {
      const { offers } = found(
        await search([`NL:amsterdam FR:paris ${OUT}T08:00`, `FR:paris NL:amsterdam ${BACK}T08:00`]),
      );
      const out = offers.find(({ compatibleOffers }) => compatibleOffers.length > 0);
      const back = offers.find(({ id }) => out?.compatibleOffers.includes(id));
      return anne.buy([[out?.location ?? '', back?.location ?? '']]);
    },
    move: (booking: TrainBookingView, change: object = {}) =>
      sandbox.post('/__rail/schedule-changes', {
        booking_reference: booking.supplierReference,
        ...change,
      }),
  };
}

/** What the owner sees and does afterwards. */
const createMoveAnswers = ({ app, ask }: BookingApp, anne: TrainBuyer) => ({
  untilIs: (id: string, isThere: (booking: TrainBookingView) => boolean) =>
    until(() => anne.booking(id), isThere),
  open: ({ booking_id: id }: TrainBookingView, by = anne) =>
    until(
      () => by.booking(id),
      ({ carrier_change: change }) => change?.state === 'open',
    ),
  accept: (booking: TrainBookingView, change = {}, headers = anne.headers) =>
    ask(
      acceptTrainChange,
      { bookingID: booking.booking_id, change_id: booking.carrier_change?.id ?? '', ...change },
      headers,
    ),
  listed: async ({ booking_id: id }: TrainBookingView) =>
    found(await ask(trainBookingList, { language: 'en' }, anne.headers)).bookings.find(
      (booking) => booking.booking_id === id,
    ),
  calendar: async ({ documents }: TrainBookingView) =>
    (await app.inject(documents?.calendar ?? '')).body,

  /** What other trains at noon cost more, and the quote for the first. */
  async otherTrain(booking: TrainBookingView) {
    const of = { bookingID: booking.booking_id };
    const { id, legs } = tickets(booking);
    const [leg] = legs;
    if (leg === undefined) throw new Error('a ticket has a leg');
    const wanted = {
      id: leg.id,
      origin: leg.origin.code,
      destination: leg.destination.code,
      departure: `${OUT}T12:00`,
    };
    const [result] = found(
      await ask(
        searchExchangeOffers,
        { ...of, request: { items: [{ id, legs: [wanted] }] } },
        anne.headers,
      ),
    ).items;
    const [offer] = result?.offers ?? [];
    if (result === undefined || offer === undefined) throw new Error('there is no other train');
    const chosen = [{ id: leg.id, selectedOfferId: offer.id }];
    const quote = found(
      await ask(
        exchangeQuote,
        { ...of, request: { items: [{ id, searchId: result.searchId, legs: chosen }] } },
        anne.headers,
      ),
    );
    return { differences: result.offers.map(({ difference }) => difference.value), quote };
  },
});

async function startMovedTrains(database: Database) {
  const api = await startBookingApp(database, { RAIL_TIMEOUT_MS: '20000' });
  const { authorization } = await signedInMember({ database, keys: api.keys, now: Date.now() });
  const anne = createTrainBuyer(api.ask, api.sandbox.origin, authorization);
  return {
    api,
    anne,
    trains: createMovedTrains(api, anne),
    owner: createMoveAnswers(api, anne),
  };
}

export function movedTrains(database: () => Database) {
  let started: Awaited<ReturnType<typeof startMovedTrains>>;
  beforeAll(async () => {
    started = await startMovedTrains(database());
  }, 90_000);
  afterAll(() => started.api.close(), 90_000);
  return () => started;
}
