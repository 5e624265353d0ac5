import { hotelAvailability, searchAround } from '@wayfare/api-contract';
import { AvailabilityRequestSchema, AvailabilityResultSchema, SearchAroundRequestSchema, SearchAroundResultSchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue';
import { route } from '../../http/route';
import type { StaySupplier } from '../../ports/stay-supplier';
import { hotelAvailabilityService } from './availability.service';
import { hotelSearch } from './search.service';

export function hotelsRoutes(api: FastifyInstance, { catalogue, staySupplier }: { catalogue: Catalogue; staySupplier: StaySupplier }): void {
  const search = hotelSearch(catalogue, staySupplier);
  const availability = hotelAvailabilityService(catalogue, staySupplier);

  route(
    api,
    searchAround,
    { request: SearchAroundRequestSchema, result: SearchAroundResultSchema },
    { summary: 'Hotels of a place, with live prices when dates are given' },
    (input, { language, now }) => search.search(input, language, now),
  );
  route(
    api,
    hotelAvailability,
    { request: AvailabilityRequestSchema, result: AvailabilityResultSchema },
    { summary: 'A hotel and what is free in it' },
    (input, { language, now }) => availability.of(input, language, now),
  );
}
