import { money } from '@wayfare/domain';
import { describeFlightSupplier } from '../../../test/conformance/flight-supplier/conformance';
import {
  ADULT,
  allOffers,
  criteria,
  orderOf,
  withServices,
} from '../../../test/conformance/flight-supplier/flight-buyer';
import { refused } from '../../../test/conformance/flight-supplier/flight-supplier';
import {
  duffelUnderTest,
  ORDERS,
  supplierAt,
} from '../../../test/conformance/flight-supplier/duffel';

// the first search makes the timetable
jest.setTimeout(30_000);

const { given, days, anOffer } = duffelUnderTest();

describeFlightSupplier('The sandbox through Duffel', () => ({
  supplier: supplierAt(given().sandbox.origin, 10_000),
  hurried: supplierAt(given().sandbox.origin, 2_000),
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
    given().sandbox.post('/__flights/airline-changes', { booking_reference: reference, kind }),
}));

describe('Duffel', () => {
  it('that lost its answer has the order, which is found and never made again', async () => {
    const { wire, supplier } = given();
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
    const { wire, supplier } = given();
    const offer = await anOffer();
    await supplier.order(orderOf(offer));
    wire.on(/^GET \/air\/orders\?/, (answer) => answer.replace(offer.id, 'off_other'));
    expect(await supplier.findOrder(offer.id)).toBeNull();
    expect(await supplier.findOrder('off_other', 'another booking')).toBeNull();
  });

  it('that says only that something beside the flights is gone is asked what: bags still for sale are not it', async () => {
    const { wire, supplier } = given();
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
      const { wire, supplier } = given();
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
    const { wire, supplier } = given();
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
    const { wire, supplier } = given();
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
