import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '@wayfare/domain';
import type { VerticalManifest } from '@wayfare/remote-kit';
import type { ShellConfig } from './config';
import type { LiveSet } from './live-set';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Robots may see all pages (those that are not to be found say so themselves), but have no business with the rest. */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /client-errors', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Every page with a canonical link and one fixed address, in both languages with links between them (OQ-15). */
export function sitemapXml(manifests: readonly VerticalManifest[], flags: Readonly<Record<string, boolean>>, origin: string): string {
  const pages = manifests
    .flatMap(({ routes }) => routes)
    .filter(({ canonical, noindex, sitemap, flag }) => canonical && !noindex && sitemap !== false && (flag === undefined || flags[flag] === true))
    .filter(({ path }) => !/[:*]/.test(path.en));
  const entries = pages.flatMap(({ path }) => {
    const links = LANGUAGES.map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path[language])}"/>`).join('');
    return LANGUAGES.map((language) => `<url><loc>${escapeXml(origin + path[language])}</loc>${links}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** `/robots.txt` and `/sitemap.xml`, from what is live. */
export function registerSitemap(app: FastifyInstance, { origin, flags }: Pick<ShellConfig, 'origin' | 'flags'>, live: LiveSet): void {
  const anHour = 'public, max-age=3600';
  app.get('/robots.txt', (_request, reply) => reply.header('cache-control', anHour).type('text/plain; charset=utf-8').send(robotsText(origin)));
  app.get('/sitemap.xml', (_request, reply) => {
    const composition = live.forVisitor('robots');
    if (composition === null) return reply.code(503).send();
    return reply.header('cache-control', anHour).type('application/xml; charset=utf-8').send(sitemapXml(composition.manifests, flags, origin));
  });
}
