import type { TrainBookingView, TripAction, TripWallet } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { isTotallyRefunded } from '@wayfare/domain';
import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Booking } from '../../booking/booking';
import { walletsAt, type Wallets } from '../../platform/keys/wallets';
import type { KeySet } from '../../platform/keys/key-set';
import {
  fileAction,
  newsOf,
  pageAction,
  documentActions,
  type TellBooking,
  type ToldEntry,
  type ToldMoment,
} from '../../trips/told-booking';
import type { TripPlace } from '../../trips/trip-place';
import { listedTrain, PASS_TIME_ZONE } from './listed-train';
import { ticketLinks } from './booked/train-booking-view';
import { TrainDetailsSchema, type TrainDetailsItem } from './train-details';
import { trainOf } from './records/train-records';

interface Deps {
  readonly keys: KeySet;
  readonly catalogue: Pick<Catalogue, 'placeCalled'>;
  readonly wallets: Wallets;
}

type Tickets = Extract<TrainDetailsItem, { kind: 'tickets' }>;
type Leg = Tickets['legs'][number];

/** Station names start with the town (Paris Gare du Nord); most words of a town's name. */
const TOWN_WORDS = 3;

/** Station with town and position from the catalogue. */
function stationPlace(label: string, catalogue: Deps['catalogue'], language: Language): TripPlace {
  const words = label.split(' ');
  for (let count = Math.min(TOWN_WORDS, words.length); count > 0; count -= 1) {
    const found = catalogue.placeCalled(words.slice(0, count).join(' '));
    if (found?.type === 'city')
      return {
        name: label,
        town: found.names[language],
        aliases: Object.values(found.names),
        position: { latitude: found.latitude, longitude: found.longitude },
      };
  }
  return { name: label, town: null, aliases: [], position: null };
}

/** Train numbers, which lists skip. */
const VehicleSchema = v.object({ vehicle: v.string() });

function trainNames({ solution: { segments } }: Leg, kept: unknown): string {
  const vehicles = v.safeParse(
    v.object({ solution: v.object({ segments: v.array(VehicleSchema) }) }),
    kept,
  );
  return vehicles.success
    ? vehicles.output.solution.segments.map(({ vehicle }) => vehicle).join(', ')
    : [...new Set(segments.map(({ carrier }) => carrier))].join(', ');
}

function legEntries(
  item: Tickets,
  journey: string,
  kept: unknown,
  place: (label: string) => TripPlace,
): ToldEntry[] {
  const legsKept = v.safeParse(v.object({ legs: v.array(v.unknown()) }), kept);
  return item.legs.map((leg, index) => {
    const { origin, destination, solution } = leg;
    const moment = (local: string, station: typeof origin): ToldMoment => ({
      local: local.slice(0, 16),
      timeZone: station.timeZone,
      place: place(station.label),
    });
    return {
      part: `${item.id}.${index + 1}`,
      journey,
      form: 'ride',
      icon: 'train',
      title: trainNames(leg, legsKept.success ? legsKept.output.legs[index] : null),
      start: moment(solution.departure, origin),
      end: moment(solution.arrival, destination),
      facts: [],
      picture: null,
    };
  });
}

function passEntry(item: Extract<TrainDetailsItem, { kind: 'pass' }>, journey: string): ToldEntry {
  const place: TripPlace = { name: item.pass.label, town: null, aliases: [], position: null };
  const moment = (local: string): ToldMoment => ({ local, timeZone: PASS_TIME_ZONE, place });
  return {
    part: item.id,
    journey,
    form: 'days',
    icon: 'ticket',
    title: item.pass.label,
    start: moment(item.validFrom),
    end: moment(item.validUntil),
    facts: [],
    picture: null,
  };
}

function entriesOf(booking: Booking, { catalogue }: Deps, language: Language): ToldEntry[] {
  const { items } = v.parse(TrainDetailsSchema, booking.details);
  const kept = v.parse(v.object({ items: v.array(v.unknown()) }), booking.details).items;
  const left = items.filter(({ status }) => !isTotallyRefunded(status));
  // items stand apart: a weekend trip and a summer pass may share a basket
  return (left.length > 0 ? left : items).flatMap((item) =>
    item.kind === 'pass'
      ? [passEntry(item, item.id)]
      : legEntries(item, item.id, kept[items.indexOf(item)], (label) =>
          stationPlace(label, catalogue, language),
        ),
  );
}

const carriersOf = ({ items }: ReturnType<typeof listedTrain>): string =>
  [...new Set(items.flatMap(({ legs }) => legs.map(({ carrier }) => carrier)))].join(', ');

const travellersOf = ({ items }: ReturnType<typeof listedTrain>): string[] => [
  ...new Set(
    items.flatMap(({ travelers }) =>
      travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ),
  ),
];

const WALLETS = ['appleWallet', 'googleWallet'] as const;
const PAGE = 'cancel-booking';

/** A list entry adds one ticket to a wallet; several are on the page. */
const walletActions = (id: string, documents: TrainBookingView['documents']): TripWallet[] =>
  WALLETS.flatMap((kind) => {
    const [url, ...more] = (documents?.tickets ?? []).flatMap((ticket) => ticket[kind] ?? []);
    if (url === undefined) return [];
    return [more.length === 0 ? fileAction(kind, url) : pageAction(kind, PAGE, { booking: id })];
  });

export const tellTrain =
  (deps: Deps): TellBooking =>
  async (booking, { language, now }) => {
    const listed = listedTrain(booking, now);
    const news = newsOf(listed.carrier_change?.state);
    const manage = (kind: TripAction['kind'], action?: string) =>
      pageAction(kind, PAGE, {
        booking: booking.id,
        ...(action === undefined ? {} : { action }),
      });
    const papers = await ticketLinks(
      booking,
      deps.keys,
      trainOf(booking).items,
      walletsAt(deps.wallets, now),
    );
    const { supplierReference } = booking;
    return {
      total: listed.total,
      references:
        supplierReference === null
          ? []
          : [{ issuer: carriersOf(listed), value: supplierReference }],
      travellers: travellersOf(listed),
      payBefore: null,
      news,
      entries: entriesOf(booking, deps, language),
      actions: [
        ...(news === 'open' ? [manage('answer')] : []),
        ...documentActions(papers),
        manage('view'),
        ...(listed.canExchange === true ? [manage('change', 'exchange')] : []),
        ...(listed.canEditNames === true ? [manage('names', 'names')] : []),
        ...(listed.canCancel ? [manage('cancel', 'cancel')] : []),
      ],
      wallets: walletActions(booking.id, papers),
    };
  };
