import type { FastifyInstance } from 'fastify';
import type { Double } from '../double';
import { registerInteraction } from './interaction.routes';
import { createPopulation } from './people';
import { createProviders } from './provider';

const MOUNT = '/identity';

function registerIdentity(app: FastifyInstance): void {
  const people = createPopulation();
  const providerOf = createProviders(people, app.log);

  void app.register(async (pages) => registerInteraction(pages, providerOf, people));
  void app.register(async (rest) => {
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    rest.all(`${MOUNT}/*`, async (request, reply) => {
      const provider = await providerOf(request);
      const { raw } = request;
      reply.hijack();
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(MOUNT.length) });
      await provider.callback()(raw, reply.raw);
    });
  });
}

export const double: Double = {
  about: `<h2>Sign-in by somebody else’s account, in OpenID Connect</h2>
<ul>
<li><a href="/identity/.well-known/openid-configuration"><code>/identity</code></a> is the issuer. Client <code>wayfare</code> with secret <code>sandbox-identity-secret</code>, and <code>wayfare-desk</code> with <code>sandbox-desk-secret</code> for operators with roles; both may be sent back to <code>/api/identity/callback</code> on any port of this machine</li>
</ul>`,
  register: registerIdentity,
};
