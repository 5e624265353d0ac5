import type { FastifyBaseLogger } from 'fastify';
import type { StaySuppliers } from '../../ports/stay-supplier';
import type { DuffelOptions } from '../duffel/duffel-options';
import { duffelStaySupplier } from './duffel/duffel';
import { hotelbedsStaySupplier } from './hotelbeds/hotelbeds';
import type { HotelbedsOptions } from './hotelbeds/hotelbeds';

interface Configured {
  readonly onSale: readonly string[];
  readonly duffel: DuffelOptions;
  readonly hotelbeds: HotelbedsOptions | null;
}

export function staySuppliers(
  { onSale, duffel, hotelbeds }: Configured,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StaySuppliers {
  return {
    known: {
      duffel: duffelStaySupplier(duffel),
      ...(hotelbeds === null ? {} : { hotelbeds: hotelbedsStaySupplier(hotelbeds, log) }),
    },
    onSale,
  };
}
