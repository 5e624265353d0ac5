import { startBookingApp } from '../clients/booking-app';
import type { BookingApp } from '../clients/booking-app';
import type { Database } from '../../src/platform/db/database';
import { WORKFLOW_TIMEOUTS } from '../../src/booking/workflow-timeouts';
import { FakeRailway } from '../fakes/railway/railway.fake';
import { createRider } from '../clients/rider-client';
import type { Rider } from '../clients/rider-client';

/* For tests: a railway that does as it is told, and for each test somebody who orders from it. */

export const DECLINED = 'pm_card_visa_chargeDeclined';

export function railwayOrders(database: () => Database) {
  const railway = new FakeRailway({ now: Date.now });
  let api: BookingApp;
  let rider: Rider;
  beforeAll(async () => {
    api = await startBookingApp(
      database(),
      {},
      {
        railways: () => railway.supplier,
        timeouts: { ...WORKFLOW_TIMEOUTS, firstPause: 100, longestPause: 300 },
      },
    );
  }, 60_000);
  afterAll(() => api.close(), 60_000);
  beforeEach(async () => {
    railway.temper = 'sells';
    rider = createRider(api.ask, api.sandbox.origin, { authorization: await api.bearer() });
  });
  return { railway, given: () => ({ api, rider }) };
}
