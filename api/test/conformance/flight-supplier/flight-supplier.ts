import type { IsoDate } from '@wayfare/domain';
import type { FlightSupplier } from '../../../src/ports/flight-supplier';
import type { FlightCriteria, SupplierOffer } from '../../../src/ports/flight-offers';
import { ADULT, allOffers, criteria, orderOf } from './flight-buyer';

/** Routes, such as `LHR-STN`, on which something always happens. */
export interface SpecialRoutes {
  readonly nothing: string;
  readonly hold: string;
  readonly gone: string;
  readonly dearer: string;
  readonly cheaper: string;
  readonly bagsFail: string;
  readonly seatMapsFail: string;
  readonly airlineFails: string;
  readonly orderFails: string;
  readonly noBalance: string;
  readonly timeout: string;
}

export interface SupplierUnderTest {
  readonly supplier: FlightSupplier;
  /** one that waits two seconds for an answer */
  readonly hurried: FlightSupplier;
  /** between two airports, with fares that can be changed and given back and fares that cannot */
  readonly route: { readonly there: string; readonly back: string };
  readonly days: { readonly out: IsoDate; readonly back: IsoDate; readonly soon: IsoDate };
  readonly special: SpecialRoutes;
  /** lets the airline of an order, named by its own reference, move its first flights or not fly them any more */
  readonly moveFlights: (reference: string, kind: 'retimed' | 'canceled') => Promise<unknown>;
}

export type Make = () => SupplierUnderTest;

/** What there is to buy at the supplier under test. */
export function marketOf(make: Make) {
  const search = (ways: readonly string[], passengers: FlightCriteria['passengers'] = ADULT) =>
    allOffers(make().supplier, criteria(ways, passengers));
  const first = async (
    offers: Promise<readonly SupplierOffer[]>,
    wanted: (offer: SupplierOffer) => boolean = () => true,
  ): Promise<SupplierOffer> => {
    const found = (await offers).find(wanted);
    if (found === undefined) throw new Error('no such offer');
    return found;
  };
  const returns = (passengers: FlightCriteria['passengers'] = ADULT) =>
    search(
      [`${make().route.there} ${make().days.out}`, `${make().route.back} ${make().days.back}`],
      passengers,
    );
  return {
    search,
    first,
    /** there and back */
    returns,
    /** an order of flights there and back */
    async bought(wanted: (offer: SupplierOffer) => boolean) {
      const offer = await first(returns(), wanted);
      return { offer, order: await make().supplier.order(orderOf(offer)) };
    },
    /** the cheapest offer of a special route */
    on: (route: keyof SpecialRoutes) =>
      first(search([`${make().special[route]} ${make().days.out}`])),
  };
}

export const refused = (call: Promise<unknown>, problemCode: string) =>
  expect(call).rejects.toEqual(expect.objectContaining({ name: 'Problem', problemCode }));
