import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { WireTicketSearch } from '../testing/answered';

const KEY = 'Bearer rail_test_sandbox';

export interface AskedLeg {
  origin: string;
  destination: string;
  departure: string;
}

/** `leg('NL:amsterdam FR:paris', '2026-12-10T08:00')` */
export function leg(places: string, departure: string): AskedLeg {
  const [origin = '', destination = ''] = places.split(' ');
  return { origin, destination, departure };
}

/** Somebody who searches over the wire. */
export class Caller {
  constructor(
    readonly app: FastifyInstance,
    readonly language = 'en',
  ) {}

  get(url: string): Promise<LightMyRequestResponse> {
    return this.app.inject({ url, headers: this.headers });
  }

  post(url: string, payload: object): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: 'POST', url, headers: this.headers, payload });
  }

  async search(
    legs: readonly AskedLeg[],
    travelers: readonly object[] = [{ age: 40 }],
  ): Promise<WireTicketSearch> {
    return this.answer(
      await this.post('/rail/offers/point-to-point/searches', { legs, travelers }),
    );
  }

  async page(
    search: WireTicketSearch,
    legId: string,
    page: 'next' | 'previous',
  ): Promise<WireTicketSearch> {
    return this.answer(
      await this.post(`/rail/offers/point-to-point/searches/${search.id}/pages`, {
        leg: legId,
        page,
      }),
    );
  }

  private get headers() {
    return { authorization: KEY, 'accept-language': this.language };
  }

  private answer(response: LightMyRequestResponse): WireTicketSearch {
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    return response.json<WireTicketSearch>();
  }
}
