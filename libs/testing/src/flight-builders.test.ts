import {
  FlightBookingViewSchema,
  FlightOfferResultSchema,
  FlightQuoteSchema,
  SeatMapsResultSchema,
} from '@wayfare/api-contract/schemas';
import { addMoney, formatDecimal, parseMoney } from '@wayfare/domain';
import * as v from 'valibot';
import { buildFlightBookingView } from './booking-builders';
import { buildFlightDictionary, buildFlightOffer } from './flight-builders';
import { buildFlightQuote } from './flight-quote-builders';
import { buildSeatMap } from './seat-map-builders';

it.each([
  [
    'an offer',
    FlightOfferResultSchema,
    { offer: buildFlightOffer(), dictionary: buildFlightDictionary() },
  ],
  ['a quote', FlightQuoteSchema, buildFlightQuote()],
  ['a seat map', SeatMapsResultSchema, { seat_maps: [buildSeatMap()] }],
  ['a booking', FlightBookingViewSchema, buildFlightBookingView()],
])('%s is built as the contract has it, with nothing beside', (_what, schema, built) => {
  expect(v.parse(schema, built)).toEqual(built);
});

it('the amounts of a booking add up', () => {
  const { ledger, payment, services } = buildFlightBookingView();
  const sum = (amounts: readonly string[]) => formatDecimal(addMoney(...amounts.map(parseMoney)));
  expect(sum(ledger.lines.map(({ amount }) => amount))).toBe(ledger.total);
  expect(sum(services.map((service) => service.total_amount))).toBe(
    sum(ledger.lines.filter(({ kind }) => kind === 'extra').map(({ amount }) => amount)),
  );
  expect(payment.charged).toBe(ledger.total);
});
