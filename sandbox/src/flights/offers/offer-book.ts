import { notFound, refused } from '../../duffel/problems';
import { expiresAt, offerOf, offersOf, type Offer } from './offer';
import type { Search } from './search';
import { offerRequestId, parseOfferId, parseOfferRequestId, searchKey } from './tokens';

/** Answers that are kept for the pages after the first; an older one is made again. */
const KEPT = 60;
const DEARER = 1.08;
const CHEAPER = 0.94;

const routeOf = ({ slices: [first] }: Search) => `${first?.origin}-${first?.destination}`;

export class OfferBook {
  private readonly searches = new Map<string, Offer[]>();
  private readonly factors = new Map<string, number>();
  private readonly routes = new Map<string, number>();
  private readonly booked = new Set<string>();

  search(search: Search): Offer[] {
    const id = offerRequestId(search);
    const known = this.searches.get(id);
    if (known !== undefined) return known.map((offer) => this.current(offer));
    const offers = offersOf(search);
    this.searches.set(id, offers);
    const factor = this.routes.get(routeOf(search));
    if (factor !== undefined) for (const offer of offers) this.factors.set(offer.id, factor);
    const [oldest] = this.searches.keys();
    if (this.searches.size > KEPT && oldest !== undefined) this.searches.delete(oldest);
    return offers.map((offer) => this.current(offer));
  }

  /** For tests: what a route costs in searches from now on, against what it would. */
  reprice(from: string, to: string, factor: number): void {
    this.routes.set(`${from}-${to}`, factor);
  }

  request(id: string): Search {
    const search = parseOfferRequestId(id);
    if (search === undefined || Number.isNaN(search.at)) throw notFound('offer request');
    return search;
  }

  get(id: string, now: number): Offer {
    const token = parseOfferId(id);
    const offer = token === undefined ? undefined : offerOf(token, this.factors.get(id));
    if (offer === undefined || offer.id !== id) throw notFound('offer');
    if (offer.effects.has('offer-gone')) throw this.gone();
    if (now >= expiresAt(offer)) throw refused('offer_expired');
    return offer;
  }

  gone(): Error {
    return refused('offer_no_longer_available');
  }

  /** On two routes the first try to buy finds another price, which then stays. */
  changePrice(offer: Offer): boolean {
    const factor = offer.effects.has('dearer-at-order')
      ? DEARER
      : offer.effects.has('cheaper-at-order')
        ? CHEAPER
        : undefined;
    if (factor === undefined || this.factors.has(offer.id)) return false;
    this.factors.set(offer.id, factor);
    return true;
  }

  /** One offer of a search can be bought once. */
  isBooked(offer: Offer): boolean {
    return this.booked.has(searchKey(offer));
  }

  markBooked(offer: Offer): void {
    this.booked.add(searchKey(offer));
  }

  private current(offer: Offer): Offer {
    const factor = this.factors.get(offer.id);
    return factor === undefined ? offer : (offerOf(offer, factor) ?? offer);
  }
}
