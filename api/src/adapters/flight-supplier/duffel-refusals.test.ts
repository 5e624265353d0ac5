import { money } from '@wayfare/domain';
import { Problem } from '../../platform/http/problem';
import { criteria, orderOf } from '../../../test/conformance/flight-supplier/flight-buyer';
import { refused } from '../../../test/conformance/flight-supplier/flight-supplier';
import type { Fault } from '../../../test/fakes/fault-proxy';
import {
  duffelUnderTest,
  ORDERS,
  supplierAt,
} from '../../../test/conformance/flight-supplier/duffel';

// the first search makes the timetable
jest.setTimeout(30_000);

const { given, days, anOffer } = duffelUnderTest();

describe('Duffel', () => {
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
    const { wire } = given();
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
    const { wire, supplier } = given();
    const offer = await anOffer();
    wire.on(ORDERS, { status: 422, code, type });
    await refused(supplier.order(orderOf(offer)), expected);
  });
});
