import type { RailSupplier } from '../../ports/rail-supplier';
import { named } from '../operations';
import { afterSalesCalls } from './era.after-sales';
import { bookingCalls } from './era.bookings';
import { eraClient } from './era.client';
import type { EraOptions } from './era.client';
import { railHealth } from './era.health';
import { placeCalls } from './era.places';
import { searchCalls } from './era.searches';

export function eraRailSupplier(options: EraOptions): RailSupplier {
  const client = eraClient(options);
  return named<RailSupplier>({
    ...placeCalls(client),
    ...searchCalls(client),
    ...bookingCalls(client),
    ...afterSalesCalls(client),
    health: () => railHealth(options, client),
  });
}
