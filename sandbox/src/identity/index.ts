import type { FastifyInstance } from 'fastify';
import type { Double } from '../double';
import { aboutOf } from '../kit/pages';
import about from './data/about.json';
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
  about: aboutOf(about),
  register: registerIdentity,
};
