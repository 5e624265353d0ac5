import type { FastifyInstance } from 'fastify';
import { registerInteraction } from './interaction.routes';
import { createPopulation } from './people';
import { createProviders } from './providers';

const MOUNT = '/identity';

export function registerIdentity(app: FastifyInstance): void {
  const people = createPopulation();
  const providerOf = createProviders(people, app.log);

  void app.register((pages, _options, done) => {
    registerInteraction(pages, providerOf, people);
    done();
  });
  void app.register((rest, _options, done) => {
    // the provider reads bodies itself
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    rest.all(`${MOUNT}/*`, async (request, reply) => {
      const provider = await providerOf(request);
      const { raw } = request;
      reply.hijack();
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(MOUNT.length) });
      await provider.callback()(raw, reply.raw);
    });
    done();
  });
}
