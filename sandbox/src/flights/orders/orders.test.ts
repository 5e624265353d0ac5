import { Duffel } from '@duffel/api';
import type { CreateOrderPassenger, Offer } from '@duffel/api/types';
import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { BACK, Buyer, FAMILY, isFare, named, orderOf, OUT } from '../testing/buyer';
import { failure } from '../../duffel/testing/failure';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest({ faultsEnabled: true });
let duffel: Duffel;
let buyer: Buyer;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
  buyer = new Buyer(duffel);
});

const light = (offer: Pick<Offer, 'slices'>) => isFare(offer, 'light');
const refused = (code: string) => ({ status: 422, code });

describe('who may travel', () => {
  type Edit = (passengers: CreateOrderPassenger[]) => CreateOrderPassenger[];
  const change =
    (index: number, more: Partial<CreateOrderPassenger>): Edit =>
    (all) =>
      all.map((one, at) => (at === index ? { ...one, ...more } : one));
  const infantOf = (all: CreateOrderPassenger[]) => all[3]?.id ?? '';

  test.each<[string, Edit, string]>([
    ['one traveller missing', (all) => all.slice(0, 3), 'validation_invalid'],
    [
      'one traveller twice',
      (all) => [...all.slice(0, 3), ...all.slice(2, 3)],
      'validation_invalid',
    ],
    ['a stranger', change(0, { id: 'pas_none' }), 'validation_invalid'],
    ['a child born as an adult', change(2, { born_on: '1990-01-01' }), 'validation_invalid'],
    ['an adult born as a child', change(0, { born_on: '2018-01-01' }), 'validation_invalid'],
    ['an adult who is not born yet', change(0, { born_on: '2030-01-01' }), 'validation_invalid'],
    [
      'an infant that turns two before the last flight',
      change(3, { born_on: '2025-01-20' }),
      'validation_invalid',
    ],
    [
      'an infant without an adult',
      (all) => all.map(({ infant_passenger_id: _infant, ...rest }) => rest),
      'validation_invalid',
    ],
    [
      'an infant with two adults',
      (all) =>
        all.map((one, at) => (at < 2 ? { ...one, infant_passenger_id: infantOf(all) } : one)),
      'validation_invalid',
    ],
    [
      'an infant with a child',
      (all) =>
        all.map(({ infant_passenger_id: _infant, ...rest }, at) =>
          at === 2 ? { ...rest, infant_passenger_id: infantOf(all) } : rest,
        ),
      'validation_invalid',
    ],
    [
      'a child as an infant',
      (all) => change(0, { infant_passenger_id: all[2]?.id ?? '' })(all),
      'validation_invalid',
    ],
    ['the same name twice', change(1, { given_name: 'ADAA' }), 'duplicate_passenger_name'],
    ['a name with digits', change(0, { given_name: 'Ad4' }), 'validation_invalid'],
    ['a name in another alphabet', change(0, { given_name: 'Ада' }), 'validation_invalid'],
    ['a name of 21 letters', change(0, { family_name: 'A'.repeat(21) }), 'validation_invalid'],
    [
      'a phone number without its country',
      change(0, { phone_number: '0612345678' }),
      'validation_invalid',
    ],
    ['an address that is none', change(0, { email: 'ada' }), 'validation_invalid'],
  ])('%s is refused', async (_case, edit, code) => {
    const offer = await buyer.offer([OUT, BACK], FAMILY, light);
    expect(
      await failure(
        duffel.orders.create(orderOf(offer, { passengers: edit(named(offer.passengers)) })),
      ),
    ).toEqual(refused(code));
  });

  test('an order that was refused can be put right', async () => {
    const offer = await buyer.offer([OUT, BACK], FAMILY, light);
    expect(await failure(duffel.orders.create(orderOf(offer, { passengers: [] })))).toEqual(
      refused('validation_invalid'),
    );
    expect((await buyer.book(offer)).passengers).toHaveLength(4);
  });
});

describe('orders are found', () => {
  test('by their offer when the answer was lost on its way', async () => {
    const offer = await buyer.offer();
    const headers = {
      authorization: 'Bearer duffel_test_any',
      'duffel-version': 'v2',
      'content-type': 'application/json',
    };
    await fetch(`${origin}/__faults`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ match: '/air/orders', mode: 'lost', times: 1 }),
    });
    await expect(
      fetch(`${origin}/air/orders`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ data: orderOf(offer) }),
      }),
    ).rejects.toThrow();
    const answer = await fetch(`${origin}/air/orders?offer_id=${offer.id}`, { headers });
    expect(await answer.json()).toMatchObject({
      data: [{ offer_id: offer.id, total_amount: offer.total_amount }],
    });
  });
});
