import type { SitemapEntry, SitemapPart } from '@wayfare/api-contract';
import { forLanguages, LANGUAGES, type Language } from '@wayfare/domain';
import { fillPath, type VerticalManifest } from '@wayfare/remote-kit';

type Route = VerticalManifest['routes'][number];

export interface SitemapSite {
  origin: string;
  flags: Readonly<Record<string, boolean>>;
  manifests: readonly VerticalManifest[];
  liveSince: ReadonlyMap<string, string>;
}

interface Listed {
  paths: Record<Language, string | undefined>;
  changedAt?: string | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
export const URL_SET = [
  `${HEAD}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  '</urlset>\n',
] as const;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const lastmod = (changedAt: string | null | undefined) =>
  changedAt === undefined || changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;

function urlsOf({ paths, changedAt }: Listed, origin: string): string {
  const pages = LANGUAGES.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ language, address: escapeXml(origin + path) }];
  });
  const [first] = pages;
  if (first === undefined) return '';
  const links = [...pages, { ...first, language: 'x-default' }]
    .map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    .join('');
  return pages
    .map(({ address }) => `<url><loc>${address}</loc>${lastmod(changedAt)}${links}</url>\n`)
    .join('');
}

const isOpen = ({ flag, noindex }: Route, flags: SitemapSite['flags']) =>
  !noindex && (flag === undefined || flags[flag] === true);

const routesByName = (manifests: SitemapSite['manifests']): ReadonlyMap<string, Route> =>
  new Map(
    manifests.flatMap(({ name, routes }) =>
      routes.map((route) => [`${name}.${route.name}`, route] as const),
    ),
  );

/** Every indexable page with a fixed address, with links between its languages (OQ-15); as new as its release. */
export function pageUrls(
  { manifests, flags, origin, liveSince }: SitemapSite,
  parts: readonly SitemapPart[] = [],
): string {
  const listed = new Set(parts.flatMap(({ routes, version }) => (version === null ? [] : routes)));
  return manifests
    .flatMap(({ name, routes }) => routes.map((route) => ({ vertical: name, route })))
    .filter(
      ({ vertical, route }) =>
        route.sitemap !== false &&
        isOpen(route, flags) &&
        !/[:*]/.test(route.path.en) &&
        !listed.has(`${vertical}.${route.name}`),
    )
    .map(({ vertical, route: { path: paths } }) =>
      urlsOf({ paths, changedAt: liveSince.get(vertical) }, origin),
    )
    .join('');
}

function pathWith(path: string, values: string): string | undefined {
  const given = values === '' ? [] : values.split('/');
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  // The API and a vertical are released on their own: what they name differently is no address.
  if (names.length !== given.length || given.includes('')) return undefined;
  return fillPath(path, Object.fromEntries(names.map((name, index) => [name, given[index] ?? ''])));
}

export function entryUrls({
  manifests,
  flags,
  origin,
}: SitemapSite): (entry: SitemapEntry) => string {
  const routes = routesByName(manifests);
  return ({ route: name, changedAt, ...values }) => {
    const route = routes.get(name);
    if (route === undefined || !isOpen(route, flags)) return '';
    const path = (language: Language) =>
      values[language] === null ? undefined : pathWith(route.path[language], values[language]);
    return urlsOf({ paths: forLanguages(path), changedAt }, origin);
  };
}

export function openParts(
  parts: readonly SitemapPart[],
  { manifests, flags }: SitemapSite,
): SitemapPart[] {
  const routes = routesByName(manifests);
  const isShown = (route: Route | undefined) => route !== undefined && isOpen(route, flags);
  return parts.filter((part) => part.routes.some((name) => isShown(routes.get(name))));
}

export function indexXml(parts: readonly SitemapPart[], site: SitemapSite): string {
  const files = openParts(parts, site).flatMap(({ name, pages, changedAt }) =>
    Array.from({ length: pages }, (_, index) => ({ file: `${name}-${index + 1}.xml`, changedAt })),
  );
  const sitemaps = [{ file: 'pages.xml', changedAt: null }, ...files].map(
    ({ file, changedAt }) =>
      `<sitemap><loc>${escapeXml(`${site.origin}/sitemaps/${file}`)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${SITEMAPS}>\n${sitemaps.join('')}</sitemapindex>\n`;
}
