import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../platform/config';

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

/** `/robots.txt`, and `X-Robots-Tag` on every answer of a deployment that is not to be found. Before all routes. */
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
