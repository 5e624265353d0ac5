import { addDays, today } from '@wayfare/domain';
import { Problem } from '../../http/problem';
import type { RailPassenger, RailSupplier } from '../../ports/rail-supplier';
import { runningSandbox } from '../../running-sandbox';
import type { RunningSandbox } from '../../running-sandbox';
import { startWireDouble } from '../wire-between';
import type { Fault, WireDouble } from '../wire-between';
import { describeRailSupplier } from './conformance';
import { eraRailSupplier } from './era';
import { criteria, offerOf } from './rail-buyer';
import { refused } from './supplier-under-test';

let sandbox: RunningSandbox;
let wire: WireDouble;
let supplier: RailSupplier;

// The first search reads the timetable.
jest.setTimeout(30_000);

const supplierAt = (url: string, timeout = 10_000) =>
  eraRailSupplier({ url, token: 'rail_test_sandbox', timeout });

beforeAll(async () => {
  sandbox = await runningSandbox();
  wire = await startWireDouble(() => sandbox.origin);
}, 60_000);

afterAll(async () => {
  await wire.close();
  await sandbox.stop();
});

beforeEach(() => {
  wire.reset();
  supplier = supplierAt(wire.url);
});

const day = today('UTC');
const days = { out: addDays(day, 57), back: addDays(day, 64) };
const SEARCH = criteria([`NL:amsterdam FR:paris ${days.out}T08:00`]);
const market = () => ({
  supplier: supplierAt(sandbox.origin),
  cities: { from: 'NL:amsterdam', to: 'FR:paris' },
  nowhere: 'XX:nowhere',
  days,
  area: 'EU',
  moveTrain: (reference: string, kind: 'retimed' | 'canceled') =>
    sandbox.post('/__rail/schedule-changes', { booking_reference: reference, kind }),
});

describeRailSupplier('The sandbox', market);
describeRailSupplier('The sandbox through a wire', () => ({
  ...market(),
  supplier: supplierAt(wire.url),
}));

const ANNA: RailPassenger = {
  id: 't1',
  firstName: 'Anna',
  lastName: 'de Vries',
  title: 'MRS',
  bornOn: '1986-06-15',
  residence: null,
  document: { type: 'PASSPORT', number: 'NX1', country: 'NL', expires: '2030-01-01' },
  email: 'a@b.nl',
  phone: '+31612345678',
  cardNumber: null,
};
const ANNA_ON_THE_WIRE = {
  id: 't1',
  first_name: 'Anna',
  last_name: 'de Vries',
  title: 'MRS',
  date_of_birth: '1986-06-15',
  type: 'PASSPORT',
  documentNumber: 'NX1',
  countryCode: 'NL',
  expirationDate: '2030-01-01',
  email: 'a@b.nl',
  phone_number: '+31612345678',
};
const SERVICE = {
  itemId: 'i/1',
  serviceOfferId: 's 1',
  serviceId: 'BAG',
  fareOfferIds: ['f1'],
  count: 2,
};

/** Every call of the port and what of it reaches the supplier, but for the language. */
const CALLS: readonly (readonly [
  name: string,
  call: (to: RailSupplier) => Promise<unknown>,
  address: string,
  body?: object,
])[] = [
  ['findPlaces', (to) => to.findPlaces('par&is', 8), 'GET /rail/places?query=par%26is&size=8'],
  [
    'placesByCode',
    (to) => to.placesByCode(['FR:paris', 'NL:amsterdam']),
    'GET /rail/places?codes=FR%3Aparis%2CNL%3Aamsterdam',
  ],
  ['railCards', (to) => to.railCards('nl'), 'GET /rail/rail-cards'],
  ['passAreas', (to) => to.passAreas('nl'), 'GET /rail/pass-areas'],
  ['isPassCode', (to) => to.isPassCode('A/B'), 'GET /rail/pass-codes/A%2FB'],
  [
    'searchTickets',
    (to) => to.searchTickets({ ...SEARCH, travellers: [{ age: 40, cards: ['HALBTAX'] }] }, 'nl'),
    'POST /rail/offers/point-to-point/searches',
    { legs: SEARCH.legs, travelers: [{ age: 40, cards: [{ code: 'HALBTAX' }] }] },
  ],
  [
    'pageTickets',
    (to) => to.pageTickets('s1', { leg: 'l1', page: 'next' }, 'nl'),
    'POST /rail/offers/point-to-point/searches/s1/pages',
    { leg: 'l1', page: 'next' },
  ],
  [
    'searchPasses',
    (to) =>
      to.searchPasses(
        { area: 'EU', validFrom: '2027-01-14', travellers: [{ age: 20, cards: [] }] },
        'nl',
      ),
    'POST /rail/offers/pass/searches',
    { place: 'EU', validityStartDate: '2027-01-14', travelers: [{ age: 20, cards: [] }] },
  ],
  [
    'createBooking',
    (to) => to.createBooking([{ offerLocations: ['a', 'b'] }], 'nl'),
    'POST /rail/bookings',
    { items: [{ offerLocations: ['a', 'b'] }] },
  ],
  [
    'addItems',
    (to) => to.addItems('b1', [{ offerLocations: ['a'] }], 'nl'),
    'POST /rail/bookings/b1/items',
    { items: [{ offerLocations: ['a'] }] },
  ],
  ['booking', (to) => to.booking('../b1', 'nl'), 'GET /rail/bookings/..%2Fb1'],
  ['deleteItem', (to) => to.deleteItem('b1', 'i/1', 'nl'), 'DELETE /rail/bookings/b1/items/i%2F1'],
  [
    'setService',
    (to) => to.setService('b1', SERVICE, 'nl'),
    'PUT /rail/bookings/b1/items/i%2F1/services/s%201',
    { serviceId: 'BAG', fareOfferIds: ['f1'], count: 2 },
  ],
  [
    'removeService',
    (to) => to.removeService('b1', SERVICE, 'nl'),
    'DELETE /rail/bookings/b1/items/i%2F1/services/s%201',
  ],
  [
    'setPreferences',
    (to) =>
      to.setPreferences(
        'b1',
        { itemId: 'i1', preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }] },
        'nl',
      ),
    'PUT /rail/bookings/b1/items/i1/accommodation-preferences',
    { preferences: [{ group: 'TABLE', option: 'WITH_TABLE' }] },
  ],
  [
    'setTravellers',
    (to) => to.setTravellers('b1', { itemId: 'i1', passengers: [ANNA] }, 'nl'),
    'PUT /rail/bookings/b1/items/i1/travelers',
    { travelers: [ANNA_ON_THE_WIRE] },
  ],
  [
    'editTravellers',
    (to) =>
      to.editTravellers(
        'b1',
        { itemId: 'i1', travellers: [{ id: 't1', firstName: 'Anne', lastName: 'Li' }] },
        'nl',
      ),
    'PATCH /rail/bookings/b1/items/i1/travelers',
    { travelers: [{ id: 't1', firstName: 'Anne', lastName: 'Li' }] },
  ],
  [
    'prebook',
    (to) => to.prebook('b1', [{ itemId: 'i1', code: 'PAH' }], 'nl'),
    'POST /rail/bookings/b1/checkout/prebook',
    { items: [{ id: 'i1', ticketingOption: 'PAH' }] },
  ],
  [
    'confirm',
    (to) => to.confirm('b1', 'W-1', 'nl'),
    'POST /rail/bookings/b1/checkout/confirm',
    { reference: 'W-1' },
  ],
  ['release', (to) => to.release('b1'), 'DELETE /rail/bookings/b1'],
  [
    'quoteRefund',
    (to) =>
      to.quoteRefund('b1', [
        { id: 'i1' },
        { id: 'i2', assignmentIds: ['p1'] },
        { id: 'i3', fareOfferIds: ['f1'] },
      ]),
    'POST /rail/bookings/b1/refunds',
    {
      items: [
        { id: 'i1' },
        { id: 'i2', productAssignmentIds: ['p1'] },
        { id: 'i3', fareOfferIds: ['f1'] },
      ],
    },
  ],
  [
    'confirmRefund',
    (to) => to.confirmRefund('b1', 'r1'),
    'POST /rail/bookings/b1/refunds/r1/confirm',
  ],
  [
    'searchExchange',
    (to) =>
      to.searchExchange(
        'b1',
        {
          itemId: 'i1',
          legs: [
            {
              legId: 'l1',
              origin: 'FR:paris',
              destination: 'FR:lyon',
              departure: '2027-01-14T08:00',
            },
          ],
        },
        'nl',
      ),
    'POST /rail/bookings/b1/exchanges/searches',
    {
      itemId: 'i1',
      legs: [
        { id: 'l1', origin: 'FR:paris', destination: 'FR:lyon', departure: '2027-01-14T08:00' },
      ],
    },
  ],
  [
    'quoteExchange',
    (to) =>
      to.quoteExchange('b1', {
        itemId: 'i1',
        searchId: 's1',
        legs: [{ legId: 'l1', offerId: 'o1' }],
      }),
    'POST /rail/bookings/b1/exchanges/quotes',
    { itemId: 'i1', searchId: 's1', legs: [{ id: 'l1', selectedOfferId: 'o1' }] },
  ],
  [
    'confirmExchange',
    (to) => to.confirmExchange('b1', 'x1'),
    'POST /rail/bookings/b1/exchanges/x1/confirm',
  ],
];

describe('The rail supplier', () => {
  it.each(CALLS.map(([name, ...rest]) => [name, rest] as const))(
    'is told by %s',
    async (_name, [call, address, body = null]) => {
      wire.on(/./, { status: 500, code: 'INTERNAL' });
      await call(supplier).catch(() => undefined);
      expect(
        wire.asked.map((asked) => [
          `${asked.method} ${asked.url}`,
          JSON.parse(asked.body === '' ? 'null' : asked.body),
        ]),
      ).toEqual([[address, body]]);
      expect(wire.asked[0]?.headers).toMatchObject({
        authorization: 'Bearer rail_test_sandbox',
        'x-correlationid': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    },
  );

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
