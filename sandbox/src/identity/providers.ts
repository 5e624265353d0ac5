import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { pageHeaders, pageHtml } from '../payments/browser/pages';
import type { Population } from './people';
import { providerMaker } from './provider';
import { problemPage, TITLE } from './sign-in-page';

/** Names under which a sandbox is reached at the same time; more come only from made-up Host headers. */
const MOST_ORIGINS = 8;

/** The provider under the address that was asked: it says the same of itself as the caller calls it. */
export type ProviderOf = (request: FastifyRequest) => Promise<Provider>;

export function createProviders(people: Population, log: FastifyBaseLogger): ProviderOf {
  const providers = new Map<string, Provider>();
  let maker: ReturnType<typeof providerMaker> | undefined;
  return async (request) => {
    maker ??= providerMaker({
      people,
      renderError: (context, message) => {
        context.set(pageHeaders());
        context.type = 'html';
        context.body = pageHtml({ title: TITLE, body: problemPage(message) });
      },
      onError: (err) => log.error({ err }, 'the identity provider failed'),
    });
    const make = await maker;
    const issuer = `${request.protocol}://${request.host}/identity`;
    const provider = providers.get(issuer) ?? make(issuer);
    const [oldest] = providers.keys();
    if (!providers.has(issuer) && providers.size >= MOST_ORIGINS && oldest !== undefined)
      providers.delete(oldest);
    providers.set(issuer, provider);
    return provider;
  };
}
