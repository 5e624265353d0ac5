import { Duffel } from '@duffel/api';
import type { Offer } from '@duffel/api/types';
import { buildApp } from '../../app';
import { Buyer, isFare } from './buyer';

/* For tests: airlines that sell on a clock of their own, and what is bought from them. */

const TODAY = Date.UTC(2026, 10, 21, 10);

export const flex = (offer: Pick<Offer, 'slices'>) => isFare(offer, 'flex');
export const light = (offer: Pick<Offer, 'slices'>) => isFare(offer, 'light');
export const network = ({ owner }: Pick<Offer, 'owner'>) =>
  ['KL', 'AF', 'LH', 'IB'].includes(owner.iata_code ?? '');
export const refused = (code: string) => ({ status: 422, code });

export function flightOrders() {
  const clock = { now: TODAY };
  const app = buildApp({ now: () => clock.now, faultsEnabled: true });
  let duffel: Duffel;
  let buyer: Buyer;
  beforeAll(async () => {
    const basePath = await app.listen({ port: 0, host: '127.0.0.1' });
    duffel = new Duffel({ token: 'duffel_test_any', basePath });
    buyer = new Buyer(duffel);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    clock.now = TODAY;
  });
  return { clock, given: () => ({ duffel, buyer }) };
}
