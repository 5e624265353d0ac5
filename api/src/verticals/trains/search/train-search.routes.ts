import {
  cheapestTrainDays,
  pageTickets,
  passAreas,
  passOrTickets,
  railCards,
  searchPasses,
  searchTickets,
  trainPlaces,
  validatePassCode,
} from '@wayfare/api-contract';
import {
  PassAreasRequestSchema,
  PassAreasResultSchema,
  PassCodeRequestSchema,
  PassCodeResultSchema,
  PassOrTicketsRequestSchema,
  PassOrTicketsResultSchema,
  PassSearchRequestSchema,
  PassSearchResultSchema,
  RailCardsRequestSchema,
  RailCardsResultSchema,
  TicketPageRequestSchema,
  TicketSearchRequestSchema,
  TicketSearchResultSchema,
  TrainDaysRequestSchema,
  TrainDaysResultSchema,
  TrainPlacesRequestSchema,
  TrainPlacesResultSchema,
} from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { OpenCache } from '../../../platform/answers/answer-cache';
import type { Catalogue } from '../../../catalogue/catalogue';
import { route } from '../../../platform/http/route';
import type { RailSupplier } from '../../../ports/rail-supplier';
import { cheapestTrainDaysService } from './cheapest-days.service';
import { passOrTicketsService } from './pass-or-tickets.service';
import { railReferenceService } from './rail-reference.service';
import type { RailReference } from './rail-reference.service';
import { trainPlacesService } from './train-places.service';
import type { TrainPlaces } from './train-places.service';
import { trainSearchService } from './train-search.service';

interface TrainSearchOptions {
  readonly supplier: RailSupplier;
  readonly catalogue: Catalogue;
  readonly openCache: OpenCache;
}

/** Plausible pass code (OQ-73); others are not looked up. */
const PASS_CODE = /^[A-Z0-9]{6,12}$/;

/** Searches are uncached but for reference data. */
export function trainSearchRoutes(
  api: FastifyInstance,
  { supplier, catalogue, openCache }: TrainSearchOptions,
): void {
  const places = trainPlacesService(supplier, catalogue, openCache);
  const reference = railReferenceService(supplier, openCache);
  referenceRoutes(api, supplier, { places, reference });
  searchRoutes(api, supplier, { places, reference, openCache });
}

interface Shared {
  readonly places: TrainPlaces;
  readonly reference: RailReference;
}

function referenceRoutes(
  api: FastifyInstance,
  supplier: RailSupplier,
  { places, reference }: Shared,
): void {
  route(
    api,
    trainPlaces,
    { request: TrainPlacesRequestSchema, result: TrainPlacesResultSchema },
    { summary: 'Cities and stations for what was typed so far, or of an address' },
    ({ query, size, codes }) => (codes === '' ? places.find(query, size) : places.byCodes(codes)),
  );
  route(
    api,
    railCards,
    { request: RailCardsRequestSchema, result: RailCardsResultSchema },
    { summary: 'Reduction cards and passes that somebody may hold' },
    ({ language }) => reference.cards(language),
  );
  route(
    api,
    passAreas,
    { request: PassAreasRequestSchema, result: PassAreasResultSchema },
    { summary: 'Where passes are sold for' },
    ({ language }) => reference.areas(language),
  );
  route(
    api,
    validatePassCode,
    { request: PassCodeRequestSchema, result: PassCodeResultSchema },
    { summary: 'Whether this is the code of a pass' },
    async ({ code }) => ({ valid: PASS_CODE.test(code) && (await supplier.isPassCode(code)) }),
  );
}

function searchRoutes(
  api: FastifyInstance,
  supplier: RailSupplier,
  shared: Shared & Pick<TrainSearchOptions, 'openCache'>,
): void {
  const search = trainSearchService({ supplier, ...shared });
  const days = cheapestTrainDaysService({ supplier, ...shared });
  const comparison = passOrTicketsService({ supplier, ...shared });
  route(
    api,
    searchTickets,
    { request: TicketSearchRequestSchema, result: TicketSearchResultSchema },
    { summary: 'Trains from a moment on, with the tickets for them' },
    (input, { now }) => search.tickets(input, now),
  );
  route(
    api,
    pageTickets,
    { request: TicketPageRequestSchema, result: TicketSearchResultSchema },
    { summary: 'Trains before or after those that are shown' },
    (input) => search.page(input),
  );
  route(
    api,
    cheapestTrainDays,
    { request: TrainDaysRequestSchema, result: TrainDaysResultSchema },
    { summary: 'The lowest price of each day that one of the journeys may leave on' },
    (input, { now, request }) => days.of(input, { now, log: request.log }),
  );
  route(
    api,
    searchPasses,
    { request: PassSearchRequestSchema, result: PassSearchResultSchema },
    { summary: 'Passes for an area' },
    (input, { now }) => search.passes(input, now),
  );
  route(
    api,
    passOrTickets,
    { request: PassOrTicketsRequestSchema, result: PassOrTicketsResultSchema },
    { summary: 'What journeys cost without a pass and with one' },
    (input, { now }) => comparison.of(input, now),
  );
}
