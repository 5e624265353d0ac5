import { addDays, money, today } from '@wayfare/domain';
import { Problem } from '../../http/problem';
import type { FlightSupplier, SupplierOffer } from '../../ports/flight-supplier';
import { runningSandbox } from '../../running-sandbox';
import type { RunningSandbox } from '../../running-sandbox';
import { describeFlightSupplier } from './conformance';
import { duffelFlightSupplier } from './duffel';
import { ADULT, allOffers, criteria, FAMILY, orderOf, withServices } from './flight-buyer';
import { refused } from './supplier-under-test';
import { startWireDouble } from '../wire-between';
import type { Fault, WireDouble } from '../wire-between';

let sandbox: RunningSandbox;
let wire: WireDouble;
let supplier: FlightSupplier;

// The first search makes the timetable.
jest.setTimeout(30_000);

const supplierAt = (url: string, timeout: number) =>
  duffelFlightSupplier({ url, token: 'duffel_test_sandbox', timeout });

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
  supplier = supplierAt(wire.url, 10_000);
});

const day = today('UTC');
/** the same day of the week as `soon`, so that only the time until then makes it cheaper */
const days = { soon: addDays(day, 1), out: addDays(day, 57), back: addDays(day, 64) };

describeFlightSupplier('The sandbox through Duffel', () => ({
  supplier: supplierAt(sandbox.origin, 10_000),
  hurried: supplierAt(sandbox.origin, 2_000),
  route: { there: 'AMS-BCN', back: 'BCN-AMS' },
  days,
  special: {
    nothing: 'PVD-RAI',
    hold: 'JFK-EWR',
    gone: 'LGW-LHR',
    dearer: 'LHR-STN',
    cheaper: 'STN-LGW',
    bagsFail: 'LTN-LHR',
    seatMapsFail: 'LGW-LTN',
    airlineFails: 'LHR-LGW',
    orderFails: 'LTN-LGW',
    noBalance: 'LGW-STN',
    timeout: 'STN-LHR',
  },
  moveFlights: (reference, kind) =>
    sandbox.post('/__flights/airline-changes', { booking_reference: reference, kind }),
}));

/** A route with few flights. */
const anOffer = async (passengers = ADULT, way = 'JFK-EWR'): Promise<SupplierOffer> => {
  const [offer] = await allOffers(supplier, criteria([`${way} ${days.out}`], passengers));
  if (offer === undefined) throw new Error('no offer');
  return offer;
};
const sent = (path: string): unknown =>
  JSON.parse(
    wire.asked.find(({ method, url }) => method === 'POST' && url.startsWith(path))?.body ?? 'null',
  );
const ORDERS = /^POST \/air\/orders$/;

describe('Duffel', () => {
  it('FLT-15 is told slices, cabin and travellers: adults and infants by type, children by age', async () => {
    await supplier.search({
      ...criteria([`AMS-BCN ${days.out}`, `BCN-AMS ${days.back}`], FAMILY),
      maxConnections: null,
    });
    expect(wire.asked[0]?.url).toBe(
      '/air/offer_requests/?return_offers=false&supplier_timeout=10000',
    );
    const slices = [
      { origin: 'AMS', destination: 'BCN', departure_date: days.out },
      { origin: 'BCN', destination: 'AMS', departure_date: days.back },
    ];
    const passengers = [
      { type: 'adult' },
      { type: 'adult' },
      { age: 7 },
      { type: 'infant_without_seat' },
    ];
    expect(sent('/air/offer_requests')).toMatchObject({
      data: { slices, passengers, cabin_class: 'economy', max_connections: 2 },
    });
  });

  it('is told who flies, what is paid and our reference, and of a held order no payment and no services', async () => {
    const offer = await anOffer(FAMILY);
    const [mother, father, , infant] = offer.passengers.map(({ id }) => id);
    await supplier.order(orderOf(offer, { reference: 'b-17' }));
    expect(sent('/air/orders')).toMatchObject({
      data: {
        type: 'instant',
        selected_offers: [offer.id],
        metadata: { reference: 'b-17' },
        payments: [
          { type: 'balance', amount: (offer.price.total.amount / 100).toFixed(2), currency: 'EUR' },
        ],
        passengers: [
          {
            id: mother,
            title: 'ms',
            gender: 'f',
            given_name: 'Adaa',
            family_name: 'Janssen',
            phone_number: '+31612345678',
            infant_passenger_id: infant,
          },
          { id: father, title: 'mr', gender: 'm' },
          {},
          { id: infant },
        ],
      },
    });
    wire.reset();
    await supplier.order(
      orderOf(await anOffer(), { type: 'hold', services: [{ id: 'ase_1', quantity: 1 }] }),
    );
    expect(sent('/air/orders')).not.toHaveProperty('data.payments');
    expect(sent('/air/orders')).not.toHaveProperty('data.services');
    expect(sent('/air/orders')).toHaveProperty('data.type', 'hold');
  });

  const rateLimited: Fault = { status: 429, code: 'rate_limit_exceeded', type: 'rate_limit_error' };
  it.each<[string, Fault, string]>([
    ['has an error', { status: 500, code: 'internal_server_error' }, 'SUPPLIER_FAILED'],
    ['is asked too often', rateLimited, 'SUPPLIER_FAILED'],
    [
      'does not know us',
      { status: 401, code: 'access_token_not_found', type: 'authentication_error' },
      'SUPPLIER_FAILED',
    ],
    [
      'answers something new',
      { status: 422, code: 'not_possible', type: 'invalid_state_error' },
      'SUPPLIER_FAILED',
    ],
    [
      'answers for an airline that failed',
      { status: 502, code: 'airline_internal', type: 'airline_error' },
      'SUPPLIER_FAILED',
    ],
    ['answers rubbish', 'rubbish', 'SUPPLIER_FAILED'],
    ['answers a page', 'html', 'SUPPLIER_FAILED'],
    ['answers nothing', 'null', 'SUPPLIER_FAILED'],
    ['breaks off', 'dropped', 'SUPPLIER_FAILED'],
    ['hangs', 'hanging', 'SUPPLIER_TIMEOUT'],
    ['gives up waiting', { status: 504, code: 'gateway_timeout_error' }, 'SUPPLIER_TIMEOUT'],
  ])('that %s is a Problem of every call', async (_case, fault, code) => {
    wire.on(/./, fault);
    const { offer, ...hurried } = supplierAt(wire.url, fault === 'hanging' ? 150 : 10_000);
    const order = {
      offerId: 'off_1',
      type: 'instant',
      passengers: [],
      services: [],
      amount: money(1),
      reference: 'r',
    } as const;
    const wish = {
      sliceId: 's',
      origin: 'AMS',
      destination: 'BCN',
      departureDate: days.out,
      cabinClass: 'economy',
    } as const;
    const calls = [
      hurried.places('ams'),
      hurried.place('AMS'),
      hurried.search(criteria([`AMS-BCN ${days.out}`])),
      hurried.offers('orq_1', { after: null, limit: 25 }),
      offer('off_1', { bags: false }),
      offer('off_1', { bags: true }),
      hurried.order(order),
      hurried.findOrder('off_1'),
      hurried.orderById('ord_1'),
      hurried.payOrder('ord_1', money(1)),
      hurried.quoteCancellation('ord_1'),
      hurried.confirmCancellation('ore_1'),
      hurried.changeOffers('ord_1', wish),
      hurried.changeOffer('oco_1'),
      hurried.createChange('oco_1'),
      hurried.confirmChange('och_1', money(1)),
    ];
    const reasons = (await Promise.allSettled([...calls, hurried.seatMaps('off_1')])).map(
      (call): unknown => (call.status === 'rejected' ? call.reason : null),
    );
    expect(
      reasons.map((reason) => (reason instanceof Problem ? reason.problemCode : reason)),
    ).toEqual([...calls.map(() => code), 'SEAT_MAPS_FAILED']);
    expect(
      reasons.slice(0, -1).map((reason) => (reason instanceof Problem ? reason.text : reason)),
    ).toEqual(calls.map(() => `${code}.flights`));
    expect(
      wire.asked.filter(({ method, url }) => method === 'POST' && url === '/air/orders'),
    ).toHaveLength(1);
  });

  it.each([
    ['offer_expired', 'invalid_state_error', 'OFFER_EXPIRED'],
    ['offer_no_longer_available', 'airline_error', 'OFFER_EXPIRED'],
    ['price_changed', 'validation_error', 'PRICE_CHANGED'],
    ['payment_amount_does_not_match_order_amount', 'validation_error', 'PRICE_CHANGED'],
    ['insufficient_balance', 'invalid_state_error', 'INVALID_REQUEST'],
    ['order_not_created', 'airline_error', 'INVALID_REQUEST'],
    ['invalid_phone_number', 'airline_error', 'INVALID_REQUEST'],
    ['duplicate_passenger_name', 'validation_error', 'INVALID_REQUEST'],
    ['duplicate_booking', 'airline_error', 'INVALID_REQUEST'],
    ['validation_length', 'validation_error', 'INVALID_REQUEST'],
    ['airline_unknown', 'airline_error', 'SUPPLIER_FAILED'],
    ['order_creation_already_attempted', 'invalid_state_error', 'SUPPLIER_FAILED'],
  ])('that refuses an order for %s, of type %s, is a Problem %s', async (code, type, expected) => {
    const offer = await anOffer();
    wire.on(ORDERS, { status: 422, code, type });
    await refused(supplier.order(orderOf(offer)), expected);
  });

  it('says nothing of a traveller in what is logged', async () => {
    wire.on(ORDERS, {
      status: 422,
      code: 'validation_format',
      type: 'validation_error',
      message: 'Ada Janssen has no birthday',
    });
    const reason: unknown = await supplier
      .order(orderOf(await anOffer()))
      .catch((error: unknown) => error);
    expect(reason instanceof Problem ? reason.cause : null).toEqual(
      new Error('the supplier answered 422 validation_format'),
    );
  });

  it('that lost its answer has the order, which is found and never made again', async () => {
    const offer = await anOffer();
    const order = orderOf(offer);
    wire.on(ORDERS, 'lost');
    await refused(supplier.order(order), 'SUPPLIER_FAILED');
    wire.reset();
    const found = await supplier.findOrder(offer.id, order.reference);
    expect(found?.status).toBe('confirmed');
    expect(await supplier.order(order)).toEqual(found);
    wire.on(/^GET \/air\/orders\?/, { status: 500, code: 'internal_server_error' });
    await refused(supplier.order(order), 'SUPPLIER_FAILED');
  });

  it('that ignores the filter by offer gives nobody the order of another', async () => {
    const offer = await anOffer();
    await supplier.order(orderOf(offer));
    wire.on(/^GET \/air\/orders\?/, (answer) => answer.replace(offer.id, 'off_other'));
    expect(await supplier.findOrder(offer.id)).toBeNull();
    expect(await supplier.findOrder('off_other', 'another booking')).toBeNull();
  });

  it('that says only that something beside the flights is gone is asked what: bags still for sale are not it', async () => {
    const plain = await anOffer(ADULT, 'AMS-BCN');
    const offer = await supplier.offer(plain.id, { bags: true });
    const bag = offer.bags?.slice(0, 1) ?? [];
    const seat = {
      id: 'ase_seat',
      type: 'seat',
      quantity: 1,
      designator: '12A',
      segmentId: '',
      price: money(0),
    } as const;
    wire.on(ORDERS, {
      status: 422,
      code: 'ancillary_service_not_available',
      type: 'airline_error',
      message: 'Requested services are no longer available',
    });
    await expect(supplier.order(withServices(offer, bag, [seat]))).rejects.toMatchObject({
      problemCode: 'SEAT_TAKEN',
      text: 'SEAT_TAKEN.unnamed',
    });
    await refused(supplier.order(withServices(offer, bag, [])), 'BAGS_FAILED');
    await refused(
      supplier.order(
        withServices(
          offer,
          bag.map((one) => ({ ...one, id: 'ase_sold' })),
          [seat],
        ),
      ),
      'BAGS_FAILED',
    );
  });

  it.each([
    ['https://example.com/carriage', 'https://example.com/carriage'],
    ['javascript:alert(1)', null],
    [null, null],
  ])(
    'FLT-33 has limits of included bags where the wire has them, and the conditions at %s',
    async (address, conditionsOfCarriageUrl) => {
      const { id } = await anOffer(ADULT, 'AMS-BCN');
      const bag = { type: 'checked', quantity: 1 };
      wire.on(/^GET \/air\/offers\//, (answer) =>
        JSON.stringify(
          JSON.parse(answer, (key, value: unknown) => {
            if (key === 'conditions_of_carriage_url') return address;
            return key === 'baggages' ? [{ ...bag, maximum_weight_kg: 23 }, bag] : value;
          }),
        ),
      );
      const offer = await supplier.offer(id, { bags: false });
      expect(offer.conditionsOfCarriageUrl).toBe(conditionsOfCarriageUrl);
      const [limited, open] = offer.slices[0]?.segments[0]?.passengers[0]?.baggages ?? [];
      expect(limited).toMatchObject({ ...bag, maximumWeightKg: 23, maximumLengthCm: null });
      expect(open).toMatchObject({ ...bag, maximumWeightKg: null });
    },
  );

  it('takes no money for a hold that lapsed, of which nothing is left', async () => {
    const held = await supplier.order(orderOf(await anOffer(), { type: 'hold' }));
    wire.on(/^POST \/air\/payments/, {
      status: 422,
      code: 'past_payment_required_by_date',
      type: 'invalid_state_error',
    });
    wire.on(/^GET \/air\/orders\//, (answer) =>
      answer.replace('"awaiting_payment":true', '"awaiting_payment":false'),
    );
    await refused(supplier.payOrder(held.id, held.price.total), 'OFFER_EXPIRED');
    expect((await supplier.orderById(held.id)).status).toBe('cancelled');
  });

  it('that names an offer of a change which is over has none', async () => {
    const [offer] = (await allOffers(supplier, criteria([`AMS-BCN ${days.out}`]))).filter(
      ({ change }) => change?.allowed,
    );
    if (offer === undefined) throw new Error('no offer that can be changed');
    const order = await supplier.order(orderOf(offer));
    const wish = {
      sliceId: order.slices[0]?.id ?? '',
      origin: 'AMS',
      destination: 'BCN',
      departureDate: days.back,
      cabinClass: 'economy',
    } as const;
    const [change] = await supplier.changeOffers(order.id, wish);
    wire.on(/order_change_offers/, (answer) =>
      answer.replace(/"expires_at":"[^"]+"/, '"expires_at":"2020-01-01T00:00:00Z"'),
    );
    await refused(supplier.changeOffer(change?.id ?? ''), 'OFFER_EXPIRED');
  });
});

describe('What Duffel answers', () => {
  const edited = (edit: (answer: string) => string) => wire.on(/^GET \/air\/offers/, edit);

  it('is refused in another currency than ours', async () => {
    edited((answer) => answer.replaceAll('"total_currency":"EUR"', '"total_currency":"USD"'));
    await refused(anOffer(), 'SUPPLIER_FAILED');
  });

  it('may hold an offer that makes no sense, without which the others are sold', async () => {
    const all = await allOffers(supplier, criteria([`JFK-EWR ${days.out}`]));
    edited((answer) => answer.replace(/"total_amount":"[^"]+"/, '"total_amount":"free"'));
    expect(await allOffers(supplier, criteria([`JFK-EWR ${days.out}`]))).toHaveLength(
      all.length - 1,
    );
  });

  it('may leave durations, types of travellers and facts of aircraft out', async () => {
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
    edited((answer) => answer.replaceAll('"penalty_currency":"EUR"', '"penalty_currency":"GBP"'));
    const offers = await allOffers(supplier, criteria([`AMS-BCN ${days.out}`]));
    expect(offers.find(({ change }) => change?.allowed)?.change).toEqual({
      allowed: true,
      penalty: null,
    });
  });

  it('may draw what nobody has heard of, and flights without a map', async () => {
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
    wire.on(/air/, { status: 500, code: 'internal_server_error' });
    await Promise.allSettled([1, 2, 3].map(() => supplier.orderById('ord_1')));
    wire.reset();
    expect(await supplier.health()).toBe('UNSTABLE');
    expect(await supplierAt('http://127.0.0.1:1', 100).health()).toBe('DOWN');
  });
});
