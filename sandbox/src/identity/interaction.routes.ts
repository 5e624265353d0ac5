import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, InteractionResults, Provider } from 'oidc-provider';
import * as v from 'valibot';
import { sendPage } from '../payments/browser/pages';
import type { Population } from './people';
import type { ProviderOf } from './providers';
import { problemPage, signInPage, TITLE } from './sign-in-page';

const PATH = '/identity/interaction/:uid';
const SCOPE = 'openid email profile';
const OVER = 'This sign-in is over. Go back to the site and begin again.';

const AnswerSchema = v.union([
  v.object({ cancel: v.literal('yes') }),
  v.object({ person: v.string() }),
  v.object({
    email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(192)),
    verified: v.optional(v.literal('yes')),
  }),
]);
type Answer = v.InferOutput<typeof AnswerSchema>;

const TypedSchema = v.fallback(v.object({ email: v.string() }), { email: '' });

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

async function resultOf(
  provider: Provider,
  people: Population,
  { params }: Interaction,
  answer: Answer,
): Promise<InteractionResults | null> {
  if ('cancel' in answer)
    return { error: 'access_denied', error_description: 'The person cancelled' };
  const person =
    'person' in answer
      ? people.find(answer.person)
      : people.withAddress(answer.email, answer.verified === 'yes');
  if (person === undefined) return null;
  const grant = new provider.Grant({
    accountId: person.subject,
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope(SCOPE);
  return { login: { accountId: person.subject }, consent: { grantId: await grant.save() } };
}

/** The page that asks who somebody is, and takes the answer back to the provider. */
export function registerInteraction(
  app: FastifyInstance,
  providerOf: ProviderOf,
  people: Population,
): void {
  const over = (reply: FastifyReply) =>
    sendPage(reply.code(410), { title: TITLE, body: problemPage(OVER) });

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(PATH, async (request, reply) => {
    const interaction = await interactionOf(await providerOf(request), request, reply);
    return interaction === null
      ? over(reply)
      : sendPage(reply, { title: TITLE, body: signInPage(request.url) });
  });
  app.post(PATH, async (request, reply) => {
    const provider = await providerOf(request);
    const interaction = await interactionOf(provider, request, reply);
    if (interaction === null) return over(reply);
    const answer = v.safeParse(AnswerSchema, request.body);
    const result = answer.success
      ? await resultOf(provider, people, interaction, answer.output)
      : null;
    if (result === null) {
      const { email } = v.parse(TypedSchema, request.body);
      return sendPage(reply.code(422), {
        title: TITLE,
        body: signInPage(request.url, 'This is not an e-mail address.', email),
      });
    }
    return reply.redirect(
      await provider.interactionResult(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      }),
      303,
    );
  });
}
