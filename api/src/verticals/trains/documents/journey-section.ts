import type { PassItem, TicketItem, TrainSegment } from '@wayfare/api-contract';
import { formatMinutes } from '@wayfare/domain';
import type { Fact, Section } from '../../../booking/documents/document-sections';
import { extraLines } from './extra-lines';
import { isTicket, type TicketLeg, type TrainSource } from './train-source';
import { clockTime, durationText, legTitle, passDays, timeOf } from './train-values';

export interface RideInWords {
  readonly train: string;
  readonly departure: { readonly time: string; readonly place: string };
  readonly arrival: { readonly time: string; readonly place: string };
  readonly details: readonly string[];
  /** null after the last train */
  readonly transfer: string | null;
}

export function rideDetails(
  { marketingCarrier, duration, comfortCategory, checkInMinutes }: TrainSegment,
  source: TrainSource,
): string[] {
  const checkIn =
    checkInMinutes > 0 ? [source.words('ride.checkIn', { minutes: String(checkInMinutes) })] : [];
  return [
    marketingCarrier,
    comfortCategory.label,
    durationText(duration, source),
    ...checkIn,
  ].filter((text) => text !== '');
}

function transferAfter(
  { solution }: TicketLeg,
  index: number,
  { context, words }: TrainSource,
): string | null {
  const transfer = solution.transfers[index];
  if (transfer === undefined || index >= solution.segments.length - 1) return null;
  const values = {
    duration: formatMinutes(transfer.minutes, context.language),
    from: transfer.from.label,
    to: transfer.to.label,
  };
  return words(transfer.kind === 'same-station' ? 'ride.transfer' : 'ride.transferAcross', values);
}

export function ridesOf(leg: TicketLeg, source: TrainSource): RideInWords[] {
  return leg.solution.segments.map((segment, index) => ({
    train: segment.vehicle,
    departure: {
      time: clockTime(segment.departure, leg.solution.departure, source),
      place: segment.origin.label,
    },
    arrival: {
      time: clockTime(segment.arrival, leg.solution.departure, source),
      place: segment.destination.label,
    },
    details: rideDetails(segment, source),
    transfer: transferAfter(leg, index, source),
  }));
}

export function rideLine(
  { vehicle, origin, destination, departure, arrival }: TrainSegment,
  source: TrainSource,
): string {
  return source.words('ride.line', {
    train: vehicle,
    departure: `${timeOf(departure)} ${origin.label}`,
    arrival: `${clockTime(arrival, departure, source)} ${destination.label}`,
  });
}

/** True when stations differ in UTC offset. */
export function hasSeveralClocks({ legs }: TicketItem): boolean {
  const offsets = legs.flatMap(({ solution }) =>
    solution.segments.flatMap(({ departure, arrival }) => [departure.slice(19), arrival.slice(19)]),
  );
  return new Set(offsets).size > 1;
}

function rideFacts(leg: TicketLeg, source: TrainSource): Fact[] {
  return ridesOf(leg, source).flatMap(({ train, departure, arrival, details, transfer }) => [
    {
      label: train,
      value: `${departure.time} ${departure.place}`,
      lines: [`${arrival.time} ${arrival.place}`],
      note: details.join(' · '),
    },
    ...(transfer === null ? [] : [{ label: source.words('ride.change'), value: transfer }]),
  ]);
}

export function passFacts(item: PassItem, source: TrainSource): Fact[] {
  const { words } = source;
  const { area, travelClass, numberOfTravelDays: days } = item;
  return [
    { label: words('pass.area'), value: area.label },
    {
      label: words('pass.class'),
      value: words(travelClass.code === '1' ? 'pass.first' : 'pass.second'),
    },
    {
      label: words('pass.days'),
      value: days === null ? words('pass.everyDay') : words('pass.count', { count: days }),
    },
    { label: words('pass.valid'), value: passDays(item, source) },
  ];
}

export function itemSections(item: TicketItem | PassItem, source: TrainSource): Section[] {
  const { words } = source;
  if (!isTicket(item))
    return [{ kind: 'facts', title: item.label, facts: passFacts(item, source) }];
  const extras = extraLines(item, source);
  const [first = '', ...lines] = extras;
  return item.legs.map((leg, index): Section => {
    const isLast = index === item.legs.length - 1;
    const facts = rideFacts(leg, source);
    return {
      kind: 'facts',
      title: legTitle(leg, source),
      facts:
        isLast && extras.length > 0
          ? [...facts, { label: words('extras.title'), value: first, lines }]
          : facts,
    };
  });
}
