import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../platform/config';

/** Robots may see all pages (those that are not to be found say so themselves) and their pictures, but have no business with calls. */
export function robotsText({ origin, robots }: Pick<ShellConfig, 'origin' | 'robots'>): string {
  if (!robots) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Allow: /media/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * `/robots.txt`, and in a deployment that is not to be found the header that says so with every answer: a robot that
 * obeys the file sees no page, and one that comes by a link reads the header. Before all routes, so that they have it.
 */
export function registerRobots(
  app: FastifyInstance,
  config: Pick<ShellConfig, 'origin' | 'robots'>,
): void {
  if (!config.robots)
    app.addHook(
      'onRequest',
      async (_request, reply) => void reply.header('x-robots-tag', 'noindex'),
    );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(config)),
  );
}
