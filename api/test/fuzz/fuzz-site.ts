import {
  account,
  articleById,
  articleList,
  createServiceOffer,
  destinationClimate,
  flightBookingList,
  flightQuoted,
  hotelBookingList,
  hotelQuoted,
  hotelsPredictive,
  predictive,
  printTrainBooking,
  savedTravellers,
  saveTraveller,
  searchAround,
  searchPasses,
  searchTickets,
  seatMaps,
  sendContact,
  sessionList,
  siteSearch,
  sitemapEntries,
  trainBookingList,
} from '@wayfare/api-contract';
import type { TicketCriteria } from '@wayfare/api-contract';
import type { LightMyRequestResponse } from 'fastify';
import { startBookingApp } from '../clients/booking-app';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { BACK, OUT as FLIES, createFlier } from '../clients/flier-client';
import { PASSWORD, openMemberSession, signedInMember } from '../clients/member-client';
import type { Member } from '../clients/member-client';
import { OUT } from '../clients/train-buyer';
import { createRider } from '../clients/rider-client';
import { CHECK_IN, CHECK_OUT, createTraveller, found } from '../clients/traveller-client';
import type { Ask } from '../clients/traveller-client';
import type { FuzzRequest } from './fuzz-requests';
import { Recorder } from './recorder';

/* For the fuzz test: a site on which somebody has booked, quoted and put into baskets, so that ids lead somewhere. */

/** A busy machine is no supplier that fails. */
const ENV = {
  CAPTCHA: 'off',
  RATE_LIMIT_CONTACT: '0',
  RATE_LIMIT_TELEMETRY: '0',
  SUPPLIER_TIMEOUT_MS: '30000',
} as const;
const SECRET_OF_NOBODY = 'wayfare_session=a.b; wayfare_signin=c';
const JOURNEY: TicketCriteria = {
  legs: [{ origin: 'FR:paris', destination: 'FR:lyon', departure: `${OUT}T08:00` }],
  travelers: [{ age: 40, cards: [] }],
};

interface Guest {
  readonly ask: Ask;
  readonly origin: string;
  readonly headers: { readonly authorization: string };
}

async function stays(
  { ask, origin, headers }: Guest,
  [hotel = '', second = '']: readonly string[],
): Promise<void> {
  const guest = createTraveller(ask, origin, headers.authorization);
  await guest.book(hotel).then(({ booked }) => guest.outcome(booked.booking_id));
  await guest.book(second, 'later').catch(() => undefined);
  const quote = await guest.quote(hotel);
  await guest.intent(quote);
  await ask(hotelQuoted, { optionRefId: quote.optionRefId }, headers);
  await ask(hotelBookingList, {}, headers);
  await ask(
    searchAround,
    {
      user: 'Ab3dEf9h',
      checkIn: CHECK_IN,
      checkOut: CHECK_OUT,
      occupancies: [{ paxes: [{ age: 30 }] }],
      bounds: { north: 53, south: 52, east: 5.5, west: 4 },
    },
    headers,
  );
}

async function flights({ ask, origin, headers }: Guest): Promise<void> {
  const guest = createFlier(ask, origin, headers.authorization);
  await guest.buy('AMS-BCN', { back: BACK });
  const offer = await guest.offer('AMS-LHR', { out: FLIES });
  await guest.withBags(offer);
  await ask(seatMaps(), { offer_id: offer.id }, headers);
  const quote = await guest.quote(offer);
  await ask(flightQuoted(), { quote_id: quote.quote_id }, headers);
  await ask(flightBookingList, {}, headers);
}

async function trains({ ask, origin, headers }: Guest): Promise<void> {
  const guest = createRider(ask, origin, headers);
  const { offers } = found(await ask(searchTickets, JOURNEY, headers));
  const single = offers.filter(({ compatibleOffers }) => compatibleOffers.length === 0);
  const [first, second] = [
    single.find(({ serviceOffers }) => serviceOffers.length > 0) ?? single[0],
    single[1],
  ];
  if (first === undefined || second === undefined) throw new Error('no such offers');
  const basket = await guest.prebooked([first.location]);
  const intent = await guest.intent();
  found(await guest.confirm(intent.id));
  await guest.pay(intent);
  await guest.outcome(basket.booking_id);
  await ask(printTrainBooking, { bookingID: basket.booking_id }, headers);
  await ask(
    searchPasses,
    { place: 'EU', validityStartDate: OUT, travelers: [{ age: 40 }] },
    headers,
  );
  const open = await guest.basket({ offerLocations: [second.location], criteria: JOURNEY });
  await guest.name(open);
  await guest.last();
  const [item] = open.bookingItems;
  if (item?.type === 'point-to-point' && item.serviceOffers[0] !== undefined) {
    const { id, serviceId, fareOfferIds } = item.serviceOffers[0];
    await ask(
      createServiceOffer,
      {
        bookingID: open.booking_id,
        itemID: item.id,
        serviceOfferID: id,
        request: { serviceId, fareOfferIds, count: 1 },
      },
      headers,
    );
  }
  await ask(trainBookingList, {}, headers);
}

async function texts({ ask, headers }: Guest): Promise<void> {
  await ask(articleList, { locale: 'en' }, headers);
  await ask(articleById(1), { locale: 'en' }, headers);
  await ask(destinationClimate, { country: 'ES', language: 'en' }, headers);
  await ask(predictive, { place: 'ams', language: 'en' }, headers);
  await ask(hotelsPredictive, { term: 'ams', language: 'en' }, headers);
  await ask(siteSearch, { term: 'ams', language: 'en' }, headers);
  await ask(sitemapEntries, { part: 'hotels', page: 1 }, headers);
  await ask(
    sendContact,
    {
      name: 'Anneke',
      email: 'anneke@example.com',
      subject: 'other',
      question: 'How do I get there?\nBy train?',
      captcha: '',
      website: '',
      language: 'en',
    },
    headers,
  );
  await ask(account, {}, headers);
  await ask(sessionList, {}, headers);
  await ask(saveTraveller, { firstName: 'Bo', lastName: 'de Vries' }, headers);
  await ask(savedTravellers, {}, headers);
}

export interface FuzzSite {
  readonly api: BookingApp;
  readonly recorder: Recorder;
  /** what was logged since it was last asked for */
  logged(): readonly string[];
  send(request: FuzzRequest): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

const PAGE = { vertical: 'hotels', version: '1.0.0', route: 'hotels.results' } as const;

/** Beacons, which the document tells no fields of. */
const BEACONS: Readonly<Record<string, unknown>> = {
  'POST /api/telemetry': {
    set: '0123456789ab',
    measurements: [{ ...PAGE, language: 'en', metric: 'LCP', value: 1_200 }],
    errors: [{ ...PAGE, where: 'route', name: 'TypeError', message: 'nothing is there' }],
  },
  'POST /api/policy-reports': {
    'csp-report': {
      'document-uri': 'http://localhost:4000/hotels',
      'blocked-uri': 'https://evil.example/a.js',
      'effective-directive': 'script-src-elem',
    },
  },
};

const PATHS: Readonly<Record<string, readonly unknown[]>> = {
  provider: ['duffel'],
  photo: ['room-1', 'a'],
  file: ['640.webp', '320.avif', 'amsterdam.en.png'],
  kind: ['hotels', 'places', 'articles'],
  password: [PASSWORD],
  current: [PASSWORD],
  language: ['en', 'nl'],
  locale: ['en', 'nl'],
};

export async function startFuzzSite(database: Database): Promise<FuzzSite> {
  const api = await startBookingApp(database, ENV, { hotels: 12 });
  const recorder = new Recorder();
  for (const [name, values] of Object.entries(PATHS))
    for (const value of values) recorder.know(name, value);
  for (const [call, example] of Object.entries(BEACONS)) recorder.recorded.set(call, [example]);
  const place = () => ({ database, keys: api.keys, now: Date.now() });
  let owner: Member = await signedInMember(place());
  let visitor = await api.bearer();
  const guest = {
    ask: recorder.recording(api.ask),
    origin: api.sandbox.origin,
    headers: owner.headers,
  };
  try {
    await stays(guest, api.hotels);
    await flights(guest);
    await trains(guest);
    await texts(guest);
  } catch (error) {
    await api.close();
    throw error;
  }

  async function renew(): Promise<void> {
    const authorization = await openMemberSession(place(), owner.user.id).then(
      (session) => session.authorization,
    );
    const isThere =
      (await api.app.inject({ url: '/api/account', headers: { authorization } })).statusCode ===
      200;
    owner = isThere ? { ...owner, authorization } : await signedInMember(place());
    visitor = await api.bearer();
  }

  return {
    api,
    recorder,
    logged: () => api.logged.splice(0),
    async send({ requester, method, url, headers, payload }) {
      const tokens = {
        owner: { authorization: owner.authorization },
        anonymous: { authorization: visitor },
        nobody: { cookie: SECRET_OF_NOBODY },
      };
      const answer = await api.app.inject({
        method,
        url,
        headers: { ...tokens[requester], ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      // whoever logged out, or had nothing but an odd header, comes back
      if (answer.statusCode === 401 || /logout|erase|password|sessions/.test(url)) await renew();
      return answer;
    },
    close: () => api.close(),
  };
}
