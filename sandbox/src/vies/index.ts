import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Double } from '../double';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';

const VAT_FATES = {
  FI00000000: 'not in use',
  FI11111111: 'the country’s register is away, with status 500',
  FI22222222: 'the country’s register is away, with status 200',
};
const rows = Object.entries(VAT_FATES).map(([number, fate]) => [`<code>${number}</code>`, fate]);

const QuestionSchema = v.object({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  vatNumber: v.pipe(v.string(), v.regex(/^[A-Z\d+*]{2,12}$/)),
});

const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** The REST interface of VIES, the European Commission's service that knows which VAT numbers are in use. */
function registerVies(app: FastifyInstance, now: () => number): void {
  app.post('/vies/rest-api/check-vat-number', (request, reply) => {
    const asked = v.safeParse(QuestionSchema, request.body);
    if (!asked.success) return reply.status(400).send(failed('INVALID_INPUT'));
    const number = asked.output.countryCode + asked.output.vatNumber;
    if (number === 'FI11111111') return reply.status(500).send(failed('MS_UNAVAILABLE'));
    return reply.send({
      ...asked.output,
      requestDate: new Date(now()).toISOString(),
      valid: !(number in VAT_FATES),
      requestIdentifier: '',
      name: '---',
      address: '---',
      ...(number === 'FI22222222' ? { userError: 'MS_UNAVAILABLE' } : {}),
    });
  });
}

export const double: Double = {
  about: aboutOf(about, rows),
  register: (app, { now }) => registerVies(app, now),
};
