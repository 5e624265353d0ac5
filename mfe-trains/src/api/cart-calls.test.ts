import { createApiClient } from '@wayfare/api-client';
import {
  createServiceOffer,
  createTrainBooking,
  deleteBasket,
  deleteServiceOffer,
  deleteTrainItem,
  getTrainBooking,
  prebookTrains,
  setSeatPreferences,
  updateTravelers,
} from '@wayfare/api-contract';
import type { ApiClient } from '@wayfare/api-client';
import { fakeWire, networkFailure, wireError } from '@wayfare/testing';
import {
  addService,
  createBasket,
  deleteItem,
  dropBasket,
  loadBasket,
  prebook,
  removeService,
  savePreferences,
  saveTravelers,
} from './basket.api';

const OF = { user: 'visit-1', bookingID: 'tb-1', language: 'en' } as const;
const SERVICE = { ...OF, itemID: 'i-1', serviceOfferID: 'so-1' };

const ACTIONS: readonly [string, (api: ApiClient) => Promise<unknown>][] = [
  ['create-booking-p2p', (api) => createBasket(api, { booking: { items: [] }, language: 'en' })],
  ['get-booking', (api) => loadBasket(api, OF)],
  ['deleteItem', (api) => deleteItem(api, { ...OF, itemID: 'i-1' })],
  ['delete-basket', (api) => dropBasket(api, 'visit-1')],
  [
    'create-service-offer',
    (api) =>
      addService(api, { ...SERVICE, request: { serviceId: 's', fareOfferIds: [], count: 1 } }),
  ],
  ['delete-service-offer', (api) => removeService(api, SERVICE)],
  [
    'preferences-types',
    (api) => savePreferences(api, { ...OF, itemID: 'i-1', request: { preferences: [] } }),
  ],
  ['update-travelers', (api) => saveTravelers(api, { ...OF, items: [] })],
  ['prebook', (api) => prebook(api, { ...OF, request: { items: [], shownTotal: '1.00' } })],
];
const CALLS = [
  createTrainBooking,
  getTrainBooking,
  deleteTrainItem,
  deleteBasket,
  createServiceOffer,
  deleteServiceOffer,
  setSeatPreferences,
  updateTravelers,
  prebookTrains,
];

const clientOf = (answer: () => Response | ReturnType<typeof networkFailure>) => {
  const wire = fakeWire(CALLS.map((call) => [call, answer] as const));
  return createApiClient({ baseUrl: 'http://wire.test', token: () => 't', fetch: wire.fetch });
};

describe.each(ACTIONS)('ERR-21 the cart call %s', (_name, act) => {
  it.each([
    [
      'the API refuses it',
      () => wireError(410, { code: 'OFFER_EXPIRED', message: 'over' }),
      'OFFER_EXPIRED',
    ],
    ['the API fails', () => wireError(500, { code: 'SERVER_ERROR', message: 'x' }), 'SERVER_ERROR'],
    ['there is no connection', networkFailure, 'NETWORK'],
  ])("resolves with the status 'Error' when %s", async (_why, answer, code) => {
    await expect(act(clientOf(answer))).resolves.toMatchObject({
      status: 'Error',
      error: { code },
    });
  });
});

it("ERR-21 a booking that is not there has the status 'Error' too", async () => {
  const api = clientOf(() => Response.json({ result: null, errors: [] }));
  await expect(loadBasket(api, OF)).resolves.toMatchObject({
    status: 'Error',
    error: { code: 'NOT_FOUND' },
  });
});
