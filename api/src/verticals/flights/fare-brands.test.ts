import type { FareBrandsRequest } from '@wayfare/api-contract';
import { Problem } from '../../platform/http/problem';
import type { SupplierOffer } from '../../ports/flight-offers';
import { anOffer } from '../../../test/builders/build-offer';
import { findFareBrands } from './fare-brands.service';
import { NOW, showing, supplierOf, CRITERIA, many } from '../../../test/builders/searched-offers';

const FLIGHTS = [['KL1665 AMS-BCN 2026-12-10T09:20'], ['KL1672 BCN-AMS 2026-12-17T12:00']];
const ITINERARY = ['KL1665-202612100920', 'KL1672-202612171200'];
const brands = (...prices: string[]) =>
  prices.map((base, index) => anOffer({ id: `off_${index}`, base, slices: FLIGHTS }));
const asked = (request: string | null) =>
  ({
    ...CRITERIA,
    itinerary: ITINERARY,
    offer_request: request,
    language: 'en',
  }) satisfies FareBrandsRequest;

describe('The fares of the same flights', () => {
  it('OQ-46 are found in the search that was made, on all of its pages, cheapest first', async () => {
    const supplier = supplierOf(() => [], {
      orq_old: [...many(201), ...brands('150.00', '90.00')],
    });
    const { offers, offer_request: request } = await findFareBrands(
      supplier,
      asked('orq_old'),
      NOW,
      showing,
    );
    expect(request).toBe('orq_old');
    expect(offers.map(({ base_amount: base }) => base)).toEqual(['91.80', '153.00']);
    expect(supplier.searches).toEqual([]);
  });

  it.each<[string, string | null, readonly SupplierOffer[] | Error]>([
    ['there is none', null, []],
    ['it is over', 'orq_old', new Problem('OFFER_EXPIRED')],
    [
      'its offers have expired',
      'orq_old',
      [anOffer({ slices: FLIGHTS, expiresAt: new Date(NOW - 1) })],
    ],
    ['it has other flights', 'orq_old', many(3)],
  ])('OQ-52 are searched for anew when of an earlier search %s', async (_what, request, known) => {
    const supplier = supplierOf(() => brands('90.00'), { orq_old: known });
    const found = await findFareBrands(supplier, asked(request), NOW, showing);
    expect(found).toMatchObject({ offer_request: 'orq_1', offers: [{ base_amount: '91.80' }] });
    expect(supplier.searches).toEqual([expect.objectContaining({ maxConnections: 0 })]);
  });

  it('OQ-52 are gone when a new search does not have them either', async () => {
    await expect(
      findFareBrands(
        supplierOf(() => many(3)),
        asked(null),
        NOW,
        showing,
      ),
    ).rejects.toMatchObject({ problemCode: 'OFFER_EXPIRED', text: 'flights.gone' });
  });

  it('tell of a supplier that fails, and do not search again', async () => {
    const supplier = supplierOf(() => brands('90.00'), {
      orq_old: new Problem('SUPPLIER_TIMEOUT'),
    });
    await expect(findFareBrands(supplier, asked('orq_old'), NOW, showing)).rejects.toMatchObject({
      problemCode: 'SUPPLIER_TIMEOUT',
    });
    expect(supplier.searches).toEqual([]);
  });
});
