import {
  buildReturnSearch,
  buildTicketOffer,
  buildTicketSearch,
  buildTrainProduct,
  buildTrainSolution,
} from '@wayfare/testing';
import type { TrainPage } from '../../api/search.api';
import { lastPage, searchWith, withPages } from './merged-pages';

const early = buildTrainSolution({ id: 'early', departure: '2027-01-14T06:14:00+01:00' });
const page = buildTicketSearch({
  id: 'page',
  legs: buildTicketSearch().legs.map((leg) => ({
    ...leg,
    solutions: [early, ...leg.solutions.slice(0, 1)],
  })),
  offers: [buildTicketOffer(), buildTicketOffer({ id: 'early', legSolution: 'early' })],
  products: [buildTrainProduct(), buildTrainProduct({ code: 'OTHER' })],
  unusedCards: [],
});

describe('a search with its other pages', () => {
  it('is itself without any', () => {
    const first = buildTicketSearch();
    expect(withPages(first, [])).toBe(first);
  });

  it('has each train and ticket once, by departure', () => {
    const all = withPages(buildTicketSearch({ unusedCards: ['NS-DAL'] }), [page]);
    expect(all.id).toBe('search-1');
    expect(all.legs[0]?.solutions.map(({ id }) => id)).toEqual(['early', 'sol-1', 'sol-2']);
    expect(all.offers.map(({ id }) => id)).toEqual(['offer-1', 'offer-2', 'early']);
    expect(all.products.map(({ code }) => code)).toEqual(['EUROSTAR-SEMI', 'OTHER']);
    expect(all.unusedCards).toEqual([]);
  });

  it('OQ-66 has with each return fare all that any page sells it with', () => {
    const first = buildReturnSearch();
    const later = {
      ...first,
      offers: first.offers.map((offer) =>
        offer.id === 'offer-3' ? { ...offer, compatibleOffers: ['offer-8'] } : offer,
      ),
    };
    const bound = withPages(first, [later]).offers.find(({ id }) => id === 'offer-3');
    expect(bound?.compatibleOffers).toEqual(['offer-5', 'offer-8']);
  });

  it('goes on from the last page of a way', () => {
    const pages = (
      [
        ['search-1', 'leg-1', 'next', 'a'],
        ['a', 'leg-1', 'next', 'b'],
        ['search-1', 'leg-1', 'previous', 'c'],
        ['search-1', 'leg-2', 'next', 'd'],
      ] as const
    ).map(([from, leg, way, id]): TrainPage => ({
      of: 'search-1',
      from,
      leg,
      page: way,
      result: buildTicketSearch({ id }),
    }));
    const last = (leg: string, way: 'next' | 'previous', start = 'search-1') =>
      lastPage(pages, start, { leg, page: way });
    expect([
      last('leg-1', 'next'),
      last('leg-1', 'previous'),
      last('leg-2', 'next'),
      last('leg-2', 'previous'),
      last('leg-2', 'next', 'b'),
    ]).toEqual(['b', 'c', 'd', 'search-1', 'b']);
  });

  it('is gone on from where a ticket was found', () => {
    expect(searchWith(buildTicketSearch(), [page], 'early')).toBe('page');
    expect(searchWith(buildTicketSearch(), [page], 'offer-1')).toBe('search-1');
    expect(searchWith(buildTicketSearch(), [page], 'gone')).toBe('search-1');
  });
});
