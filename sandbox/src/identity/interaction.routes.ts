import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, InteractionResults, Provider } from 'oidc-provider';
import * as v from 'valibot';
import { sendPage } from '../kit/pages';
import type { Population } from './people';
import type { ProviderOf } from './provider';
import { problemPage, signInPage, TITLE } from './sign-in-page';

const PATH = '/identity/interaction/:uid';
const OVER = 'This sign-in is over. Go back to the site and begin again.';

const AnswerSchema = v.object({
  cancel: v.optional(v.string()),
  person: v.optional(v.string()),
  email: v.optional(v.string(), ''),
  verified: v.optional(v.string()),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

const Address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(192));

/** What was asked of the person in this browser; null when nothing is or any more. */
async function interactionOf(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | null> {
  try {
    return await provider.interactionDetails(raw, reply.raw);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

function personOf(people: Population, { person, email, verified }: Answer) {
  if (person !== undefined) return people.find(person);
  return v.is(Address, email)
    ? people.withAddress(v.parse(Address, email), verified === 'yes')
    : undefined;
}

async function resultOf(
  provider: Provider,
  people: Population,
  { params }: Interaction,
  answer: Answer,
): Promise<InteractionResults | null> {
  if (answer.cancel !== undefined)
    return { error: 'access_denied', error_description: 'The person cancelled' };
  const person = personOf(people, answer);
  if (person === undefined) return null;
  const accountId = person.sub;
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile');
  return { login: { accountId }, consent: { grantId: await grant.save() } };
}

export function registerInteraction(
  app: FastifyInstance,
  providerOf: ProviderOf,
  people: Population,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.route({
    method: ['GET', 'POST'],
    url: PATH,
    async handler(request, reply) {
      const provider = await providerOf(request);
      const interaction = await interactionOf(provider, request, reply);
      if (interaction === null)
        return sendPage(reply.code(410), { title: TITLE, body: problemPage(OVER) });
      const asked = { action: request.url, client: String(interaction.params['client_id']) };
      if (request.method === 'GET')
        return sendPage(reply, { title: TITLE, body: signInPage(asked) });
      const answer = v.parse(AnswerSchema, request.body);
      const result = await resultOf(provider, people, interaction, answer);
      if (result === null) {
        const problem = 'This is not an e-mail address.';
        const body = signInPage({ ...asked, problem, email: answer.email });
        return sendPage(reply.code(422), { title: TITLE, body });
      }
      const how = { mergeWithLastSubmission: false };
      const next = await provider.interactionResult(request.raw, reply.raw, result, how);
      return reply.redirect(next, 303);
    },
  });
}
