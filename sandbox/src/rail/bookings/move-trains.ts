import { newId } from '../../kit/ids';
import { exchangeOffers } from '../offers/exchange-offers';
import type { OfferedTicket } from '../offers/offered';
import type { WireSegment, WireStop } from '../wire/wire-types';
import { isoTime } from '../planner/write-journey';
import { liveTravelerIds } from './assignments';
import type { Booking, InEachLanguage, TicketItem } from './booking';
import { carryServices, wishesAfter } from './carry-over';
import { searchedTravelers } from './exchange-rules';
import { carriedForNothing, comparableOffers, ticketAtPaidPrice } from './owed-offers';
import { adoptedTicket } from './read-ticket';
import { replaceItem } from './replace-item';
import { actionsOf, type ChangeKind, type ScheduleChange } from './schedule-change';
import type { RailSeats } from './seats/rail-seats';

const MINUTE = 60_000;

const inEach = <T>({ en, nl }: InEachLanguage<T>, change: (one: T) => T): InEachLanguage<T> => ({
  en: change(en),
  nl: change(nl),
});

function later(offered: OfferedTicket, minutes: number): OfferedTicket {
  const moved = (time: string, { timeZone }: WireStop): string =>
    isoTime(Date.parse(time) + minutes * MINUTE, timeZone);
  const segments = offered.solution.segments.map((segment): WireSegment => ({
    ...segment,
    departure: moved(segment.departure, segment.origin),
    arrival: moved(segment.arrival, segment.destination),
  }));
  return {
    ...offered,
    departsAt: offered.departsAt + minutes * MINUTE,
    arrivesAt: offered.arrivesAt + minutes * MINUTE,
    solution: {
      ...offered.solution,
      departure: segments[0]?.departure ?? offered.solution.departure,
      arrival: segments.at(-1)?.arrival ?? offered.solution.arrival,
      segments,
    },
  };
}

const trainsOf = ({ solution }: Pick<OfferedTicket, 'solution'>): string =>
  solution.segments.map(({ vehicle, departure }) => `${vehicle} ${departure}`).join();

/** Another train on the same day that takes everything along and fits what else was booked; a railway proposes nothing less. */
function otherTrain(
  item: TicketItem,
  before: InEachLanguage<OfferedTicket>,
  now: number,
): Pick<ScheduleChange, 'after' | 'carried'> {
  const { leg, origin, destination, solution, comfort } = before.en;
  const place = item.offers.findIndex(({ en }) => en.leg.id === leg.id);
  const [previous, next] = [item.offers[place - 1], item.offers[place + 1]];
  const { offers } = exchangeOffers({
    legs: [{ id: leg.id, origin, destination, departure: solution.departure.slice(0, 16) }],
    travelers: searchedTravelers(item),
    comfort,
    now,
    language: 'en',
  });
  const travelerIds = liveTravelerIds(item);
  for (const { location } of comparableOffers(before.en, offers)) {
    const after = inEach(adoptedTicket(location, { legId: leg.id, travelerIds, now }), (ticket) =>
      ticketAtPaidPrice(item, ticket),
    );
    const carried = carriedForNothing(carryServices(item, leg.id, after.en.offer));
    const isFit =
      after.en.departsAt >= (previous?.en.arrivesAt ?? 0) &&
      after.en.arrivesAt <= (next?.en.departsAt ?? Infinity);
    if (isFit && trainsOf(after.en) !== trainsOf(before.en) && carried.every(({ is }) => is))
      return { after, carried };
  }
  return { after: undefined, carried: [] };
}

interface Made {
  kind: ChangeKind;
  minutes: number;
  leg: number;
}

/** The railway changes one leg of what was bought; what it said of the same leg before lapses. Undefined where there is nothing to change, or no other train. */
export function changeByRailway(
  booking: Booking,
  item: TicketItem,
  { kind, minutes, leg }: Made,
  context: { now: number; seats: RailSeats },
): ScheduleChange | undefined {
  const before = item.offers[leg];
  if (before === undefined) return undefined;
  const none = { after: undefined, carried: [] };
  const { after, carried } =
    kind === 'replaced'
      ? otherTrain(item, before, context.now)
      : kind === 'canceled'
        ? none
        : { ...none, after: inEach(before, (ticket) => later(ticket, minutes)) };
  if (kind !== 'canceled' && after === undefined) return undefined;
  const change: ScheduleChange = {
    id: newId('rsc'),
    legId: before.en.leg.id,
    kind,
    before,
    after,
    carried,
    wishes: after === undefined ? [] : wishesAfter(item, item.offers.with(leg, after)),
    actions: actionsOf(kind, minutes),
    createdAt: context.now,
    status: kind === 'notice' ? 'INFORMED' : 'OPEN',
  };
  item.changes = [
    ...item.changes.filter(({ legId, status }) => legId !== change.legId || status !== 'OPEN'),
    change,
  ];
  if (kind === 'notice') applyChange(booking, item, change, context.seats);
  return change;
}

/** The trains of a change take the place of those before: the same ones with their seats, others as in an exchange. */
export function applyChange(
  booking: Booking,
  item: TicketItem,
  { legId, kind, after, carried }: ScheduleChange,
  seats: RailSeats,
): void {
  if (after === undefined) return;
  const offers = item.offers.map((offer) => (offer.en.leg.id === legId ? after : offer));
  if (kind === 'replaced') {
    replaceItem(booking, item, { offers, services: carried.flatMap(({ is }) => is ?? []), seats });
    return;
  }
  item.offers = offers;
  item.seats = seats.follow(item.seats, after.en);
}
