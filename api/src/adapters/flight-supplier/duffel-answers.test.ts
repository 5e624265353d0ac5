import type { SupplierOffer } from '../../ports/flight-offers';
import {
  allOffers,
  criteria,
  FAMILY,
} from '../../../test/conformance/flight-supplier/flight-buyer';
import { refused } from '../../../test/conformance/flight-supplier/flight-supplier';
import { duffelUnderTest, supplierAt } from '../../../test/conformance/flight-supplier/duffel';

// the first search makes the timetable
jest.setTimeout(30_000);

const { given, days, anOffer } = duffelUnderTest();

describe('What Duffel answers', () => {
  const edited = (edit: (answer: string) => string) => given().wire.on(/^GET \/air\/offers/, edit);

  it('is refused in another currency than ours', async () => {
    edited((answer) => answer.replaceAll('"total_currency":"EUR"', '"total_currency":"USD"'));
    await refused(anOffer(), 'SUPPLIER_FAILED');
  });

  it('may hold an offer that makes no sense, without which the others are sold', async () => {
    const { supplier } = given();
    const all = await allOffers(supplier, criteria([`JFK-EWR ${days.out}`]));
    edited((answer) => answer.replace(/"total_amount":"[^"]+"/, '"total_amount":"free"'));
    expect(await allOffers(supplier, criteria([`JFK-EWR ${days.out}`]))).toHaveLength(
      all.length - 1,
    );
  });

  it('may leave durations, types of travellers and facts of aircraft out', async () => {
    const { supplier } = given();
    const whole = await anOffer(FAMILY, 'AMS-JFK');
    edited((answer) =>
      answer
        .replace(/"duration":"[^"]+"/g, '"duration":null')
        .replace(/"aircraft":\{[^}]+\}/g, '"aircraft":null')
        .replace('"type":"child"', '"type":null'),
    );
    const bare = await supplier.offer(whole.id, { bags: false });
    const times = ({ slices }: SupplierOffer) =>
      slices.map(({ duration, segments }) => [
        duration,
        segments.map((segment) => segment.duration),
      ]);
    expect(times(bare)).toEqual(times(whole));
    expect(bare.passengers).toEqual(whole.passengers);
    expect(bare.slices[0]?.segments[0]?.aircraft).toBe('');
  });

  it('may have a penalty in another currency, which is then not known', async () => {
    const { supplier } = given();
    edited((answer) => answer.replaceAll('"penalty_currency":"EUR"', '"penalty_currency":"GBP"'));
    const offers = await allOffers(supplier, criteria([`AMS-BCN ${days.out}`]));
    expect(offers.find(({ change }) => change?.allowed)?.change).toEqual({
      allowed: true,
      penalty: null,
    });
  });

  it('may draw what nobody has heard of, and flights without a map', async () => {
    const { wire, supplier } = given();
    const { id } = await anOffer();
    wire.on(/seat_maps/, (answer) => answer.replaceAll('"type":"lavatory"', '"type":"spa"'));
    const [map] = await supplier.seatMaps(id);
    const types = map?.cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) =>
        sections.flatMap(({ elements }) => elements.map(({ type }) => type)),
      ),
    );
    expect(types).toContain('seat');
    expect(types).toContain('empty');
    wire.reset();
    wire.on(/seat_maps/, () =>
      JSON.stringify({ data: [{ id: 'sea_1', slice_id: 's', segment_id: 's', cabins: [] }] }),
    );
    expect(await supplier.seatMaps(id)).toEqual([]);
  });

  it('shows that it is unstable after several failures, and down when nobody is there', async () => {
    const { wire, supplier } = given();
    wire.on(/air/, { status: 500, code: 'internal_server_error' });
    await Promise.allSettled([1, 2, 3].map(() => supplier.orderById('ord_1')));
    wire.reset();
    expect(await supplier.health()).toBe('UNSTABLE');
    expect(await supplierAt('http://127.0.0.1:1', 100).health()).toBe('DOWN');
  });
});
