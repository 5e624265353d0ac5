import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import type { FlightSupplier } from '../../ports/flight-supplier';

export type FlightSuppliers = Readonly<Record<string, FlightSupplier>>;

/** UNKNOWN_PROVIDER for any other name (FLT-12, OQ-45). */
export function providerOf(suppliers: FlightSuppliers, name: string): FlightSupplier {
  const supplier = Object.hasOwn(suppliers, name) ? suppliers[name] : undefined;
  if (supplier === undefined) throw new Problem('UNKNOWN_PROVIDER');
  return supplier;
}

const ParamsSchema = v.object({ provider: v.string(), id: v.optional(v.string(), '') });

export function providerName({ params }: Pick<FastifyRequest, 'params'>): string {
  return v.parse(ParamsSchema, params).provider;
}

export function offerName({ params }: Pick<FastifyRequest, 'params'>): string {
  return v.parse(ParamsSchema, params).id;
}
