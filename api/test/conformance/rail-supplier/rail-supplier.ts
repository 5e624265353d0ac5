import type { IsoDate } from '@wayfare/domain';
import type { RailOffer, RailSearch, RailSearchTraveller } from '../../../src/ports/rail-offers';
import type { RailSupplier } from '../../../src/ports/rail-supplier';
import { ADULT, criteria, isFare, offerOf } from './rail-buyer';

export interface SupplierUnderTest {
  readonly supplier: RailSupplier;
  /** codes of two cities with fast trains between them all day, sold in every flexibility, and back together */
  readonly cities: { readonly from: string; readonly to: string };
  /** a place that no train goes to */
  readonly nowhere: string;
  readonly days: { readonly out: IsoDate; readonly back: IsoDate };
  /** code of an area that passes are sold for */
  readonly area: string;
  /** lets the railway of a booking, named by its own reference, move its first train or not run it any more */
  readonly moveTrain: (reference: string, kind: 'retimed' | 'canceled') => Promise<unknown>;
}

export type Make = () => SupplierUnderTest;

/** What there is to buy at the supplier under test. */
export function marketOf(make: Make) {
  const oneWay = (travellers: readonly RailSearchTraveller[] = ADULT): Promise<RailSearch> => {
    const { supplier, cities, days } = make();
    return supplier.searchTickets(
      criteria([`${cities.from} ${cities.to} ${days.out}T08:00`], travellers),
      'en',
    );
  };
  return {
    oneWay,
    returns(travellers: readonly RailSearchTraveller[] = ADULT): Promise<RailSearch> {
      const { supplier, cities, days } = make();
      return supplier.searchTickets(
        criteria(
          [
            `${cities.from} ${cities.to} ${days.out}T08:00`,
            `${cities.to} ${cities.from} ${days.back}T16:00`,
          ],
          travellers,
        ),
        'en',
      );
    },
    /** a ticket that can be given back and exchanged */
    flexible: async (travellers?: readonly RailSearchTraveller[]): Promise<RailOffer> =>
      offerOf(await oneWay(travellers), isFare('FULL_FLEX')),
  };
}

export const refused = (call: Promise<unknown>, problemCode: string) =>
  expect(call).rejects.toEqual(expect.objectContaining({ name: 'Problem', problemCode }));
