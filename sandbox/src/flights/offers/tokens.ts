import type { CabinClass, PassengerType } from '@duffel/api/types';
import { BRAND_CODES, type BrandCode } from '../fares/brands';
import { CABINS } from '../cabins/cabin-plan';
import { flightOn, fliesOn, type Flight } from '../timetable/flight';
import { network } from '../timetable/network';
import type { Guest, Search, SearchSlice, TimeRange } from './search';
import { journeyKey } from '../timetable/journeys';

/** What an offer's id stands for. The sandbox keeps no searches: the id carries its own. */
export interface OfferToken {
  journeys: readonly (readonly Flight[])[];
  guests: readonly Guest[];
  cabin: CabinClass;
  brand: BrandCode;
  at: number;
  nonce: string;
}

const OFFER_REQUEST = 'orq_';
const OFFER = 'off_';
const ANY_CABIN = '*';
const TYPES: Readonly<Record<string, PassengerType>> = {
  A: 'adult',
  C: 'child',
  I: 'infant_without_seat',
};

function encode(prefix: string, parts: readonly string[]): string {
  return prefix + Buffer.from(parts.join('|')).toString('base64url');
}

function decode(prefix: string, id: string): string[] {
  return id.startsWith(prefix)
    ? Buffer.from(id.slice(prefix.length), 'base64url').toString('utf8').split('|')
    : [];
}

function guestsText(guests: readonly Guest[]): string {
  return guests
    .map((guest) => ('age' in guest ? String(guest.age) : guest.type.slice(0, 1).toUpperCase()))
    .join(',');
}

function parseGuests(text: string): Guest[] {
  return text.split(',').flatMap((guest): Guest[] => {
    const type = TYPES[guest];
    if (type !== undefined) return [{ type }];
    return /^\d{1,3}$/.test(guest) ? [{ age: Number(guest) }] : [];
  });
}

const rangeText = (range: TimeRange | undefined): string =>
  range === undefined ? '' : `${range.from}-${range.to}`;

function parseRange(text = ''): TimeRange | undefined {
  const [from, to] = text.split('-');
  return from === undefined || to === undefined ? undefined : { from, to };
}

function sliceText({ origin, destination, date, departure, arrival }: SearchSlice): string {
  return [origin, destination, date, rangeText(departure), rangeText(arrival)].join(' ');
}

function parseSlice(text: string): SearchSlice {
  const [origin = '', destination = '', date = '', departure, arrival] = text.split(' ');
  return {
    origin,
    destination,
    date,
    departure: parseRange(departure),
    arrival: parseRange(arrival),
  };
}

export function offerRequestId({
  slices,
  guests,
  cabin,
  maxConnections,
  at,
  nonce,
}: Search): string {
  return encode(OFFER_REQUEST, [
    at.toString(36),
    nonce,
    cabin ?? ANY_CABIN,
    String(maxConnections),
    guestsText(guests),
    slices.map(sliceText).join(','),
  ]);
}

export function parseOfferRequestId(id: string): Search | undefined {
  const [at = '', nonce, cabin, maxConnections, guests, slices] = decode(OFFER_REQUEST, id);
  if (nonce === undefined || guests === undefined || slices === undefined) return undefined;
  return {
    at: Number.parseInt(at, 36),
    nonce,
    cabin: CABINS.find((name) => name === cabin),
    maxConnections: Number(maxConnections),
    guests: parseGuests(guests),
    slices: slices.split(',').map(parseSlice),
  };
}

export function offerId({ journeys, guests, cabin, brand, at, nonce }: OfferToken): string {
  return encode(OFFER, [
    at.toString(36),
    nonce,
    cabin,
    brand,
    guestsText(guests),
    journeys.map(journeyKey).join(';'),
  ]);
}

/** `KL1665/2026-12-10`; nothing when the timetable has no such flight. */
function parseFlight(text: string): Flight | undefined {
  const [code = '', date = ''] = text.split('/');
  const departure = network().byDesignator(code);
  const isSound =
    departure !== undefined &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(Date.parse(date)) &&
    fliesOn(departure, date);
  return isSound ? flightOn(departure, date) : undefined;
}

function parseJourney(text: string): Flight[] | undefined {
  const flights = text.split(',').map(parseFlight);
  return flights.every((flight) => flight !== undefined) ? flights : undefined;
}

export function parseOfferId(id: string): OfferToken | undefined {
  const [at = '', nonce, cabinText, brandText, guests, journeysText = ''] = decode(OFFER, id);
  const cabin = CABINS.find((name) => name === cabinText);
  const brand = BRAND_CODES.find((name) => name === brandText);
  const journeys = journeysText.split(';').map(parseJourney);
  if (nonce === undefined || cabin === undefined || brand === undefined || guests === undefined)
    return undefined;
  return journeys.every((journey) => journey !== undefined)
    ? { at: Number.parseInt(at, 36), nonce, cabin, brand, guests: parseGuests(guests), journeys }
    : undefined;
}

export function searchKey({ at, nonce }: Pick<Search, 'at' | 'nonce'>): string {
  return `${at}/${nonce}`;
}
