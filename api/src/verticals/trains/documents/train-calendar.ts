import type { PassItem, TrainItem, TrainSegment } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import { manageLink } from '../../../booking/documents/booking-sections';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { proposedTimes } from '../../../booking/documents/carrier-section';
import {
  bookingCalendar,
  isCanceled,
  type CalendarEvent,
  type CalendarMoment,
} from '../../../booking/documents/calendar/booking-calendar';
import { passFacts, rideDetails } from './journey-section';
import { givenBackItems, lineages, standingItems, standingTravelers } from './standing-items';
import { seatLines, ticketsOf } from './tickets';
import { isTicket, trainSource, type TrainPaper, type TrainSource } from './train-source';
import { carrierOf, clockTime, route } from './train-values';

const moment = (local: string, { timeZone }: TrainSegment['origin']): CalendarMoment => ({
  local: local.slice(0, 19),
  timeZone,
});

function endLines(item: TrainItem, source: TrainSource): string[] {
  const { booking, words } = source;
  const { label, href } = manageLink(source);
  const instructions = new Set(ticketsOf(item, source).map(({ instruction }) => instruction));
  return [
    `${words('booking.reference')}: ${booking.reference}`,
    ...(booking.supplierReference === null
      ? []
      : [`${words('ticket.supplierReference')}: ${booking.supplierReference}`]),
    ...instructions,
    `${label}: ${href}`,
  ];
}

const summary = (source: TrainSource, what: string, isGone: boolean) =>
  isGone || isCanceled(source.booking) ? source.words('calendar.canceled', { what }) : what;

type Place = Required<Pick<CalendarEvent, 'part' | 'isGone'>>;

/** An unanswered change by the railway. */
function isMoved(segment: TrainSegment, item: TrainItem, { booking }: TrainSource): boolean {
  const change = booking.carrier_change;
  return (
    change?.itemID === item.id &&
    isTicket(item) &&
    item.legs.some(({ id, solution }) => id === change.legID && solution.segments.includes(segment))
  );
}

function rideEvent(
  segment: TrainSegment,
  item: TrainItem,
  { part, isGone }: Place,
  source: TrainSource,
): CalendarEvent {
  const { words } = source;
  const seats = standingTravelers(item).flatMap((traveler) =>
    seatLines(item, traveler, source, [segment]),
  );
  const description = [
    words('calendar.arrival', {
      time: clockTime(segment.arrival, segment.departure, source),
      station: segment.destination.label,
    }),
    rideDetails(segment, source).join(' · '),
    ...(isMoved(segment, item, source) ? proposedTimes(source, carrierOf(source)) : []),
    ...seats,
    ...endLines(item, source),
  ];
  return {
    part,
    start: moment(segment.departure, segment.origin),
    end: moment(segment.arrival, segment.destination),
    summary: summary(source, `${segment.vehicle} ${route(segment)}`, isGone),
    location: segment.origin.label,
    description: description.join('\n'),
    isBusy: true,
    isGone,
  };
}

function passEvent(item: PassItem, { part, isGone }: Place, source: TrainSource): CalendarEvent {
  const facts = passFacts(item, source).map(({ label, value }) => `${label}: ${value}`);
  return {
    part,
    start: { local: item.validityStartDate, timeZone: null },
    end: { local: addDays(item.validUntil, 1), timeZone: null },
    summary: summary(source, item.label, isGone),
    location: item.area.label,
    description: [...facts, ...endLines(item, source)].join('\n'),
    isBusy: false,
    isGone,
  };
}

/** `root` is the item before its exchanges, so that new trains replace old events. */
function eventsOf(
  item: TrainItem,
  root: string,
  isGone: boolean,
  source: TrainSource,
): CalendarEvent[] {
  const name = root.replace(/[^\w-]/g, '');
  if (!isTicket(item)) return [passEvent(item, { part: name, isGone }, source)];
  return item.legs.flatMap(({ solution }, leg) =>
    solution.segments.map((segment, index) =>
      rideEvent(segment, item, { part: `${name}.${leg + 1}.${index + 1}`, isGone }, source),
    ),
  );
}

function allEvents(source: TrainSource): CalendarEvent[] {
  const standing = new Set(standingItems(source));
  const gone = new Set(givenBackItems(source));
  const families = lineages(source).map(({ item, replaced }) => {
    const root = (replaced[0] ?? item).id;
    const before = replaced.flatMap((old) => eventsOf(old, root, true, source));
    return {
      now: standing.has(item) || gone.has(item) ? eventsOf(item, root, gone.has(item), source) : [],
      before,
    };
  });
  const now = families.flatMap((family) => family.now);
  const parts = new Set(now.map(({ part }) => part));
  // last predecessor without a replacement: its events are removed
  const left = new Map(
    families
      .flatMap(({ before }) => before)
      .filter(({ part }) => !parts.has(part))
      .map((event) => [event.part, event]),
  );
  return [...now, ...left.values()];
}

/** Trains as events in both stations' local times, passes as all-day events. */
export function trainCalendar(booking: TrainPaper, context: DocumentContext): string {
  const source = trainSource(booking, context);
  return bookingCalendar(source, allEvents(source), booking.changes.length);
}
