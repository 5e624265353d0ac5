import type { FastifyInstance } from 'fastify';
import type { WirePassSearch, WireTicketOffer, WireTicketSearch } from '../../testing/answered';
import { centsOf } from '../../wire/money';
import type { WireExchangeSearch, WireExchange } from '../exchanges';
import type { WireRefund } from '../refunds';
import type { WireBooking, WireItem, WireTicketItem } from '../wire-booking';
import { named } from './named-travelers';

export const HOUR = 3_600_000;

interface Leg {
  origin: string;
  destination: string;
  departure: string;
}

export function leg(origin: string, destination: string, departure: string): Leg {
  return { origin, destination, departure };
}

export const TO_PARIS = leg('NL:amsterdam', 'FR:paris', '2026-12-10T07:00');
export const TO_AMSTERDAM = leg('FR:paris', 'NL:amsterdam', '2026-12-17T07:00');
export const TO_MUNICH = leg('DE:berlin', 'DE:munchen', '2026-12-10T07:00');
export const BY_NIGHT = leg('AT:wien', 'DE:hamburg', '2026-12-10T17:00');

interface Refusal {
  status: number;
  code: string | undefined;
  details: string | undefined;
}

export function totalOf({ prices }: Pick<WireBooking, 'prices'>): number {
  return centsOf(prices);
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Somebody who books trains over the wire. */
export class RailBuyer {
  constructor(
    private readonly app: FastifyInstance,
    private readonly language: 'en' | 'nl' = 'en',
  ) {}

  async send(method: Method, url: string, body?: object) {
    return this.app.inject({
      method,
      url: `/rail${url}`,
      headers: { authorization: 'Bearer rail_test_sandbox', 'accept-language': this.language },
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  /** What is answered to a call that is granted. */
  async ask<Answer>(method: Method, url: string, body?: object): Promise<Answer> {
    const response = await this.send(method, url, body);
    if (response.statusCode >= 400) throw new Error(`${method} ${url}: ${response.body}`);
    return response.json<Answer>();
  }

  async refused(method: Method, url: string, body?: object): Promise<Refusal> {
    const response = await this.send(method, url, body);
    if (response.statusCode < 400) throw new Error(`${method} ${url} should have been refused`);
    const { errors } = response.json<{
      errors: { code: string; label: string; details: string }[];
    }>();
    return { status: response.statusCode, code: errors[0]?.code, details: errors[0]?.details };
  }

  search(legs: readonly Leg[], ages: readonly number[] = [40]): Promise<WireTicketSearch> {
    return this.ask('POST', '/offers/point-to-point/searches', {
      legs,
      travelers: ages.map((age) => ({ age, cards: [] })),
    });
  }

  passes(
    place = 'EU',
    ages: readonly number[] = [40],
    validityStartDate = '2026-12-10',
  ): Promise<WirePassSearch> {
    return this.ask('POST', '/offers/pass/searches', {
      place,
      validityStartDate,
      travelers: ages.map((age) => ({ age, cards: [] })),
    });
  }

  /** The first offer of a flexibility. */
  async offer(
    flexibility: WireTicketOffer['flexibility']['code'],
    legs: readonly Leg[] = [TO_PARIS],
    ages?: readonly number[],
    wanted: (offer: WireTicketOffer) => boolean = () => true,
  ): Promise<WireTicketOffer> {
    const { offers } = await this.search(legs, ages);
    const found = offers.find((offer) => offer.flexibility.code === flexibility && wanted(offer));
    if (found === undefined) throw new Error('no such offer');
    return found;
  }

  /** Both directions of a return fare. */
  async returnOffers(ages?: readonly number[]): Promise<WireTicketOffer[]> {
    const { offers } = await this.search([TO_PARIS, TO_AMSTERDAM], ages);
    const out = offers.find(({ compatibleOffers }) => compatibleOffers.length > 0);
    const back = offers.find(({ id }) => out?.compatibleOffers.includes(id));
    if (out === undefined || back === undefined) throw new Error('no return fares');
    return [out, back];
  }

  basket(...items: readonly (readonly { location: string }[])[]): Promise<WireBooking> {
    return this.ask('POST', '/bookings', {
      items: items.map((offers) => ({ offerLocations: offers.map(({ location }) => location) })),
    });
  }

  async name({ id, bookingItems }: WireBooking, more?: Record<string, string>): Promise<void> {
    for (const item of bookingItems)
      await this.ask('PUT', `/bookings/${id}/items/${item.id}/travelers`, {
        travelers: named(item, more),
      });
  }

  prebook({ id, bookingItems }: WireBooking): Promise<WireBooking> {
    return this.ask('POST', `/bookings/${id}/checkout/prebook`, {
      items: bookingItems.flatMap((item) =>
        item.ticketingOptions
          .slice(0, 1)
          .map(({ code }) => ({ id: item.id, ticketingOption: code })),
      ),
    });
  }

  /** From basket to tickets. */
  async buy(basket: WireBooking, more?: Record<string, string>): Promise<WireBooking> {
    await this.name(basket, more);
    await this.prebook(basket);
    return this.ask('POST', `/bookings/${basket.id}/checkout/confirm`, { reference: 'WF-1' });
  }

  async bought(
    flexibility: WireTicketOffer['flexibility']['code'],
    legs: readonly Leg[] = [TO_PARIS],
    ages: readonly number[] = [40, 40],
    more?: Record<string, string>,
  ): Promise<WireBooking> {
    return this.buy(await this.basket([await this.offer(flexibility, legs, ages)]), more);
  }

  booking({ id }: { id: string }): Promise<WireBooking> {
    return this.ask('GET', `/bookings/${id}`);
  }

  quoteRefund({ id }: { id: string }, ...items: readonly object[]): Promise<WireRefund> {
    return this.ask('POST', `/bookings/${id}/refunds`, { items });
  }

  confirmRefund({ id }: { id: string }, refund: { id: string }): Promise<WireRefund> {
    return this.ask('POST', `/bookings/${id}/refunds/${refund.id}/confirm`);
  }

  searchExchange(
    { id }: { id: string },
    itemId: string,
    legs: readonly (Leg & { id: string })[],
  ): Promise<WireExchangeSearch> {
    return this.ask('POST', `/bookings/${id}/exchanges/searches`, { itemId, legs });
  }

  quoteExchange(
    { id }: { id: string },
    body: {
      itemId: string;
      searchId: string;
      legs: readonly { id: string; selectedOfferId: string }[];
    },
  ): Promise<WireExchange> {
    return this.ask('POST', `/bookings/${id}/exchanges/quotes`, body);
  }

  confirmExchange({ id }: { id: string }, exchange: { id: string }): Promise<WireExchange> {
    return this.ask('POST', `/bookings/${id}/exchanges/${exchange.id}/confirm`);
  }
}

export function onlyItem({ bookingItems }: WireBooking): WireItem {
  const [item] = bookingItems;
  if (item === undefined || bookingItems.length > 1) throw new Error('not one item');
  return item;
}

export function ticketOf({ bookingItems }: WireBooking, index = 0): WireTicketItem {
  const item = bookingItems[index];
  if (item?.type !== 'point-to-point') throw new Error('not a ticket');
  return item;
}
