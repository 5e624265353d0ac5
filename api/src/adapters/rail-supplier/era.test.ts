import { Problem } from '../../platform/http/problem';
import type { RailSupplier } from '../../ports/rail-supplier';
import { sandboxBetween } from '../../../test/sandbox/sandbox-behind-proxy';
import type { Fault, WireDouble } from '../../../test/fakes/fault-proxy';
import { describeRailSupplier } from '../../../test/conformance/rail-supplier/conformance';
import { offerOf } from '../../../test/conformance/rail-supplier/rail-buyer';
import { refused } from '../../../test/conformance/rail-supplier/rail-supplier';
import {
  supplierAt,
  days,
  SEARCH,
  CALLS,
} from '../../../test/conformance/rail-supplier/rail-calls';

// The first search reads the timetable.
jest.setTimeout(30_000);

const between = sandboxBetween();
let wire: WireDouble;
let supplier: RailSupplier;
beforeEach(() => {
  ({ wire } = between());
  supplier = supplierAt(wire.url);
});

const market = () => ({
  supplier: supplierAt(between().sandbox.origin),
  cities: { from: 'NL:amsterdam', to: 'FR:paris' },
  nowhere: 'XX:nowhere',
  days,
  area: 'EU',
  moveTrain: (reference: string, kind: 'retimed' | 'canceled') =>
    between().sandbox.post('/__rail/schedule-changes', { booking_reference: reference, kind }),
});

describeRailSupplier('The sandbox', market);
describeRailSupplier('The sandbox through a wire', () => ({
  ...market(),
  supplier: supplierAt(wire.url),
}));

describe('The rail supplier', () => {
  it('is told the language of what travellers read, and gives each call an id of its own', async () => {
    await Promise.all([supplier.railCards('nl'), supplier.railCards('en')]);
    expect(wire.asked.map(({ headers }) => headers['accept-language']).sort()).toEqual([
      'en',
      'nl',
    ]);
    expect(new Set(wire.asked.map(({ headers }) => headers['x-correlationid'])).size).toBe(2);
  });

  it.each<[string, Fault, string]>([
    ['has an error', { status: 500, code: 'INTERNAL' }, 'SUPPLIER_FAILED'],
    ['does not know us', { status: 401, code: 'UNAUTHORIZED' }, 'SUPPLIER_FAILED'],
    ['answers something new', { status: 409, code: 'NEW' }, 'SUPPLIER_FAILED'],
    ['answers rubbish', 'rubbish', 'SUPPLIER_FAILED'],
    ['answers a page', 'html', 'SUPPLIER_FAILED'],
    ['answers nothing', 'null', 'SUPPLIER_FAILED'],
    ['breaks off', 'dropped', 'SUPPLIER_FAILED'],
    ['hangs', 'hanging', 'SUPPLIER_TIMEOUT'],
    ['gives up waiting', { status: 504, code: 'GATEWAY' }, 'SUPPLIER_TIMEOUT'],
  ])('that %s is a Problem of every call', async (_case, fault, code) => {
    wire.on(/./, fault);
    const hurried = supplierAt(wire.url, fault === 'hanging' ? 150 : 10_000);
    const isRefusal = typeof fault === 'object' && 'status' in fault && code === 'SUPPLIER_FAILED';
    // a refund that is only asked for has a failure of its own
    const expected = CALLS.map(([name]) =>
      name === 'quoteRefund' && isRefusal ? 'REFUND_FAILED' : code,
    );
    const reasons = (await Promise.allSettled(CALLS.map(([, call]) => call(hurried)))).map(
      (call): unknown =>
        call.status === 'rejected' && call.reason instanceof Problem
          ? call.reason.problemCode
          : call,
    );
    expect(reasons).toEqual(expected);
  });

  it('is UP, UNSTABLE after several failures, and DOWN where nobody answers', async () => {
    expect(await supplier.health()).toBe('UP');
    wire.on(/rail-cards/, { status: 500, code: 'INTERNAL' });
    for (let failure = 0; failure < 3; failure += 1)
      await refused(supplier.railCards('en'), 'SUPPLIER_FAILED');
    expect(await supplier.health()).toBe('UNSTABLE');
    wire.on(/health/, (answer) => answer.replace('UP', 'DOWN'));
    expect(await supplier.health()).toBe('DOWN');
    expect(await supplierAt('http://127.0.0.1:1').health()).toBe('DOWN');
  });

  it('is not asked for what no address can carry, and is not held to have failed', async () => {
    for (let call = 0; call < 20; call += 1)
      await refused(
        supplier.pageTickets('\ud800', { leg: 'l1', page: 'next' }, 'en'),
        'INVALID_REQUEST',
      );
    expect(wire.asked).toEqual([]);
    expect(await supplier.health()).toBe('UP');
  });

  it('that offers something which cannot be read has the other offers', async () => {
    const { offers } = await supplier.searchTickets(SEARCH, 'en');
    const strange = offerOf({ offers });
    wire.on(/searches/, (answer) => {
      const search: { offers: { id: string }[] } = JSON.parse(answer);
      return JSON.stringify({
        ...search,
        offers: search.offers.map((offer) =>
          offer.id === strange.id ? { ...offer, passengerFields: ['shoe_size'] } : offer,
        ),
      });
    });
    const read = (await supplier.searchTickets(SEARCH, 'en')).offers;
    expect(read).toHaveLength(offers.length - 1);
    expect(read.map(({ id }) => id)).not.toContain(strange.id);
  });

  it('that lost its answer is not asked again by itself', async () => {
    const offer = offerOf(await supplier.searchTickets(SEARCH, 'en'));
    wire.on(/^POST .rail.bookings$/, 'lost');
    await refused(
      supplier.createBooking([{ offerLocations: [offer.location] }], 'en'),
      'SUPPLIER_FAILED',
    );
    expect(
      wire.asked.filter(({ method, url }) => method === 'POST' && url === '/rail/bookings'),
    ).toHaveLength(1);
  });
});
