import { Problem } from '../../platform/http/problem';
import { criteria, FAMILY, orderOf } from '../../../test/conformance/flight-supplier/flight-buyer';
import { duffelUnderTest, ORDERS } from '../../../test/conformance/flight-supplier/duffel';

// the first search makes the timetable
jest.setTimeout(30_000);

const { given, days, anOffer } = duffelUnderTest();
const sent = (path: string): unknown =>
  JSON.parse(
    given().wire.asked.find(({ method, url }) => method === 'POST' && url.startsWith(path))?.body ??
      'null',
  );

describe('A request to Duffel', () => {
  it('FLT-15 is told slices, cabin and travellers: adults and infants by type, children by age', async () => {
    const { wire, supplier } = given();
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
    const { wire, supplier } = given();
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

  it('says nothing of a traveller in what is logged', async () => {
    const { wire, supplier } = given();
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
});
