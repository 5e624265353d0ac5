import { FLIGHT_PROVIDER } from '@wayfare/api-contract';
import type { RailSupplier } from '../ports/rail-supplier';
import type { StaySupplier } from '../ports/stay-supplier';
import { providerOf } from '../verticals/flights/providers';
import type { FlightSuppliers } from '../verticals/flights/providers';
import type { HealthChecks } from './health.routes';

export interface Suppliers {
  readonly staySupplier: Pick<StaySupplier, 'health'>;
  readonly flightSuppliers: FlightSuppliers;
  readonly railSupplier: Pick<RailSupplier, 'health'>;
}

/** How each supplier is, by what it sells; all are asked at once. */
export async function suppliersHealth({
  staySupplier,
  flightSuppliers,
  railSupplier,
}: Suppliers): ReturnType<HealthChecks['providers']> {
  const [stays, flights, rail] = await Promise.all([
    staySupplier.health(),
    providerOf(flightSuppliers, FLIGHT_PROVIDER).health(),
    railSupplier.health(),
  ]);
  return { stays, flights, rail };
}
