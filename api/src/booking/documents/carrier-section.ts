import type { CarrierChange, CarrierJourney } from '@wayfare/api-contract';
import { formatDate } from '@wayfare/domain';
import type { AnyBooking, DocumentSource, SharedKey } from './booking-source';
import type { Fact, Section } from './document-sections';

/* A carrier's change of schedule, in papers of every vertical that travels. */

type CarrierSource = DocumentSource<AnyBooking & { readonly carrier_change: CarrierChange | null }>;

const dayOf = (local: string) => local.slice(0, 10);
const timeOf = (local: string) => local.slice(11, 16);

const routeOf = ({ origin, destination }: CarrierJourney) => `${origin.name} – ${destination.name}`;

function timesOf(
  { departing_at: departing, arriving_at: arriving }: CarrierJourney,
  { context: { language } }: CarrierSource,
) {
  const [day, arrivalDay] = [dayOf(departing), dayOf(arriving)];
  return {
    date: formatDate(day, language, 'full'),
    departure: timeOf(departing),
    arrival: `${timeOf(arriving)}${arrivalDay === day ? '' : `, ${formatDate(arrivalDay, language)}`}`,
  };
}

function journeyFact(label: string, journey: CarrierJourney, source: CarrierSource): Fact {
  return {
    label,
    value: source.words('carrier.journey', timesOf(journey, source)),
    note: `${routeOf(journey)} · ${journey.services.join(', ')}`,
  };
}

export function carrierSection(source: CarrierSource, carrier: string): Section[] {
  const {
    booking: { carrier_change: change },
    words,
  } = source;
  if (change === null) return [];
  const facts = change.journeys.flatMap(({ before, after }) => [
    journeyFact(words('carrier.before'), before, source),
    after === null
      ? { label: words('carrier.after'), value: words('carrier.gone') }
      : journeyFact(words('carrier.after'), after, source),
  ]);
  return [{ kind: 'facts', title: words('carrier.title', { carrier }), facts }];
}

export function carrierKeys(change: CarrierChange | null): readonly SharedKey[] {
  if (change?.state !== 'open') return ['carrierChange.told'];
  const { actions } = change;
  return [
    'carrierChange.answer',
    ...(actions.length === 0
      ? (['carrierChange.contact'] as const)
      : actions.map((action) => `carrierChange.${action}` as const)),
  ];
}

export function proposedTimes(source: CarrierSource, carrier: string): string[] {
  const {
    booking: { carrier_change: change },
    words,
  } = source;
  if (change?.state !== 'open') return [];
  const journeys = change.journeys.map(({ before, after }) =>
    after === null
      ? words('carrier.proposedGone', { route: routeOf(before) })
      : words('carrier.proposedJourney', {
          ...timesOf(after, source),
          route: routeOf(after),
          services: after.services.join(', '),
        }),
  );
  return [words('carrier.proposed', { carrier, journeys: journeys.join('; ') })];
}
