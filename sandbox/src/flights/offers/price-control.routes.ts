import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { OfferBook } from './offer-book';

const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const PricesSchema = v.strictObject({
  from: code,
  to: code,
  factor: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)),
});

/** For tests: the flights of a route get cheaper or dearer. */
export function registerPriceControl(app: FastifyInstance, book: OfferBook): void {
  app.post('/__flights/prices', (request, reply) => {
    const parsed = v.safeParse(PricesSchema, request.body);
    if (!parsed.success)
      return reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
    const { from, to, factor } = parsed.output;
    book.reprice(from, to, factor);
    return reply.code(204).send();
  });
}
