import * as v from 'valibot';
import type { BookedProduct, ApiVertical, VerticalDeps, VerticalParts } from './api-vertical';
import { VerticalError } from './load-verticals';
import type { BookingPapers } from '../booking/documents/booking-papers';
import type { TermsOfCancelling } from '../booking/cancellation';
import type { QuotesOfVertical } from '../booking/due-now';
import type { RetainedVertical } from '../booking/retention-rule';
import type { BookableSupplier } from '../booking/bookable-supplier';
import type { EventSource } from '../booking/supplier-events.routes';
import type { HousekeepingTask } from '../platform/housekeeping/housekeeping';
import type { NumberStore } from '../platform/records/reseal';
import type { WatchedProducts } from '../price-alerts/watched-product';
import type { TellBooking } from '../trips/told-booking';

type ByVertical<Part> = Readonly<Record<string, Part>>;

export interface RegisteredVerticals {
  readonly routes: readonly NonNullable<VerticalParts['routes']>[];
  readonly sales: ByVertical<BookableSupplier>;
  readonly quotes: ByVertical<QuotesOfVertical>;
  readonly documents: ByVertical<BookingPapers>;
  readonly mails: ByVertical<BookingPapers['mail']>;
  readonly retained: ByVertical<RetainedVertical>;
  readonly cancelling: ByVertical<TermsOfCancelling>;
  readonly trips: ByVertical<TellBooking>;
  readonly watched: WatchedProducts;
  readonly events: readonly EventSource[];
  readonly health: NonNullable<VerticalParts['health']>;
  readonly housekeeping: readonly HousekeepingTask[];
  readonly documentNumbers: readonly NumberStore[];
}

const object = v.looseObject({});
const PartsSchema = v.strictObject({
  routes: v.optional(v.function()),
  bookings: v.optional(
    v.strictObject({
      sale: object,
      quotes: v.looseObject({ due: v.function() }),
      documents: v.looseObject({ mail: v.function(), tripEnd: v.function() }),
      retained: v.looseObject({ tripEnd: v.function(), anonymised: v.function() }),
      cancelling: v.optional(v.function()),
      trips: v.optional(v.function()),
    }),
  ),
  watch: v.optional(object),
  events: v.optional(v.array(v.looseObject({ name: v.string(), header: v.string() }))),
  health: v.optional(v.record(v.string(), v.function())),
  housekeeping: v.optional(v.array(v.looseObject({ name: v.string(), run: v.function() }))),
  documentNumbers: v.optional(object),
});

function checkParts(name: string, parts: unknown): void {
  const { issues } = v.safeParse(PartsSchema, parts);
  if (issues === undefined) return;
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? 'its parts'}: ${issue.message}`);
  throw new VerticalError(name, `registers what cannot be used: ${problems.join('; ')}`);
}

/** Two suppliers of one name would hide each other. */
function checkNames(all: readonly (readonly [string, VerticalParts])[]): void {
  const owners = new Map<string, string>();
  for (const [name, { health = {}, events = [], housekeeping = [] }] of all) {
    const taken = [
      ...Object.keys(health).map((supplier) => `the supplier ${supplier}`),
      ...events.map((source) => `the messages of ${source.name}`),
      ...housekeeping.map((task) => `the task ${task.name}`),
    ];
    for (const what of taken) {
      const owner = owners.get(what);
      if (owner !== undefined) throw new VerticalError(name, `registers ${what}, as ${owner} does`);
      owners.set(what, name);
    }
  }
}

export function registerVerticals(
  verticals: Readonly<Record<string, ApiVertical>>,
  deps: VerticalDeps,
): RegisteredVerticals {
  const all = Object.entries(verticals).map(([name, { register }]) => {
    const parts = register(deps);
    checkParts(name, parts);
    return [name, parts] as const;
  });
  checkNames(all);
  const parts = all.map(([, each]) => each);
  const by = <Part>(partOf: (parts: VerticalParts) => Part | undefined): ByVertical<Part> =>
    Object.fromEntries(
      all.flatMap(([name, each]) => {
        const part = partOf(each);
        return part === undefined ? [] : [[name, part]];
      }),
    );
  const ofBookings = <Key extends keyof BookedProduct>(key: Key) =>
    by(({ bookings }) => bookings?.[key]);
  return {
    routes: parts.flatMap(({ routes = [] }) => routes),
    sales: ofBookings('sale'),
    quotes: ofBookings('quotes'),
    documents: ofBookings('documents'),
    mails: by(({ bookings }) => bookings?.documents.mail),
    retained: ofBookings('retained'),
    cancelling: by(({ bookings }) => bookings?.cancelling),
    trips: by(({ bookings }) => bookings?.trips),
    watched: by(({ watch }) => watch),
    events: all.flatMap(([vertical, { events = [] }]) =>
      events.map((source) => ({ ...source, vertical })),
    ),
    health: Object.assign({}, ...parts.map(({ health }) => health)),
    housekeeping: parts.flatMap(({ housekeeping = [] }) => housekeeping),
    documentNumbers: parts.flatMap(({ documentNumbers = [] }) => documentNumbers),
  };
}
