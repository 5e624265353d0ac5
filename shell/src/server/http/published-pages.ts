import type { Language } from '@wayfare/domain';
import type { FastifyInstance } from 'fastify';
import type { LiveSet } from '../releases/live-set';

/**
 * `/pages.json`: the path of each route of the live verticals by language, under `<vertical>.<route>`, for links in the API's
 * mails and returns. In a rollout the paths of the releases that most visitors get.
 */
export function registerPublishedPages(app: FastifyInstance, live: Pick<LiveSet, 'forMost'>): void {
  app.get('/pages.json', (_request, reply) => {
    const plan = live.forMost()?.plan;
    const pages: Record<string, Readonly<Record<Language, string>>> = {};
    for (const { manifest } of plan?.verticals ?? [])
      for (const { name, path } of manifest.routes) pages[`${manifest.name}.${name}`] = path;
    return reply
      .code(plan === undefined ? 503 : 200)
      .header('cache-control', 'no-cache')
      .send({ pages });
  });
}
