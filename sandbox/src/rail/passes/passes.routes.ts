import type { FastifyInstance } from 'fastify';
import { parseWith } from '../wire/problems';
import { languageOf } from '../wire/words';
import { PASS_AREAS, wireArea } from './areas';
import { isPassCode } from './pass-codes';
import { searchPasses } from './pass-search';
import { PassSearchSchema } from './pass-token';

export function registerPasses(app: FastifyInstance, now: () => number): void {
  app.get('/rail/pass-areas', (request) => ({
    areas: PASS_AREAS.map((area) => wireArea(area, languageOf(request))),
  }));
  app.get<{ Params: { code: string } }>('/rail/pass-codes/:code', (request) => ({
    valid: isPassCode(request.params.code),
  }));
  app.post('/rail/offers/pass/searches', (request) =>
    searchPasses(parseWith(PassSearchSchema, request.body), now(), languageOf(request)),
  );
}
