import { FLIGHT_PROVIDER } from '@wayfare/api-contract';
import type { StaySupplier } from '../../ports/stay-supplier';
import { providerOf } from '../flights/providers';
import type { FlightSuppliers } from '../flights/providers';
import type { HealthChecks } from './health.routes';

export interface Suppliers {
  readonly staySupplier: Pick<StaySupplier, 'health'>;
  readonly flightSuppliers: FlightSuppliers;
}

/** How each supplier is, by what it sells; all are asked at once. */
export async function suppliersHealth({ staySupplier, flightSuppliers }: Suppliers): ReturnType<HealthChecks['providers']> {
  const [stays, flights] = await Promise.all([staySupplier.health(), providerOf(flightSuppliers, FLIGHT_PROVIDER).health()]);
  return { stays, flights };
}
