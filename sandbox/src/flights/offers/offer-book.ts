import { notFound } from '../../duffel/problems';
import { offersOf, repriced, type Offer } from './offer';
import type { Search } from './search';

const KEPT = 60;

const routeOf = ({ slices: [first] }: Search) => `${first?.origin}-${first?.destination}`;

export class OfferBook {
  /** one offer of a search can be bought once */
  readonly booked = new Set<Search>();
  private readonly searches = new Map<string, Search>();
  private readonly answers = new Map<string, Offer[]>();
  /** against the usual price: of searches on a route from now on, of a search, of an offer */
  private readonly factors = new Map<string, number>();

  add(search: Search): void {
    this.searches.set(search.id, search);
    const factor = this.factors.get(routeOf(search));
    if (factor !== undefined) this.factors.set(search.id, factor);
  }

  offersOf(searchId: string): Offer[] {
    const search = this.searches.get(searchId);
    if (search === undefined) throw notFound('offer request');
    const offers = this.answers.get(searchId) ?? offersOf(search);
    this.answers.set(searchId, offers);
    const [oldest = ''] = this.answers.keys();
    if (this.answers.size > KEPT) this.answers.delete(oldest);
    return offers.map((offer) => {
      const factor = this.factors.get(offer.id) ?? this.factors.get(searchId);
      return factor === undefined ? offer : repriced(offer, factor);
    });
  }

  get(id: string): Offer {
    const searchId = id.replace(/^off_(.*)_\d+$/, 'orq_$1');
    const offers = this.searches.has(searchId) ? this.offersOf(searchId) : [];
    const offer = offers.find((one) => one.id === id);
    if (offer === undefined) throw notFound('offer');
    return offer;
  }

  /** For tests: what a route costs in searches from now on, against what it would. */
  repriceRoute(from: string, to: string, factor: number): void {
    this.factors.set(`${from}-${to}`, factor);
  }

  /** On two routes the first try to buy finds another price, which then stays. */
  changesPrice({ id, effects }: Offer): boolean {
    const factor =
      (effects.has('dearer-at-order') && 1.08) || (effects.has('cheaper-at-order') && 0.94);
    if (factor === false || this.factors.has(id)) return false;
    this.factors.set(id, factor);
    return true;
  }
}
