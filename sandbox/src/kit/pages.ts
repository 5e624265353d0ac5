import type { FastifyReply } from 'fastify';

/** Sites under development live on this machine; nobody else may put these pages into a frame. */
const NEIGHBOURS = ['http', 'https']
  .flatMap((scheme) => ['localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`))
  .join(' ');

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

interface Page {
  language?: 'en' | 'nl';
  title: string;
  body: string;
}

const document = ({ language = 'en', title, body }: Page, head: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
pre{white-space:pre-wrap;background:#f4f4f4;padding:1rem}iframe{width:100%;height:60rem;border:1px solid #ccc}`;

export const insidePage = (title: string, body: string): string =>
  document({ title, body: `<h1>${escapeHtml(title)}</h1>\n${body}` }, `<style>${STYLE}</style>`);

/** A double's part of the first page; the values with a fixed fate are rows of its table. */
export function aboutOf(
  html: readonly string[],
  rows: readonly (readonly string[])[] = [],
): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return html.join('\n').replace('{rows}', cells.join('\n'));
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** Headers of a page of a service: it loads nothing from elsewhere and is kept by nobody. */
export function pageHeaders(leadsTo: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `form-action ${["'self'", NEIGHBOURS, ...leadsTo.map(originOf)].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${NEIGHBOURS}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}

export function pageHtml({
  scripts = [],
  ...page
}: Page & { scripts?: readonly string[] }): string {
  const tags = scripts.map((name) => `\n<script src="/v3/${name}"></script>`).join('');
  return document(
    { ...page, body: page.body + tags },
    '<link rel="icon" href="data:,">\n<link rel="stylesheet" href="/v3/payments.css">',
  );
}

interface ServicePage extends Page {
  scripts?: readonly string[];
  /** where a form may lead in the end, off this machine: browsers check redirects as well */
  leadsTo?: readonly string[];
}

export function sendPage(reply: FastifyReply, { leadsTo, ...page }: ServicePage): FastifyReply {
  return reply.headers(pageHeaders(leadsTo)).type('text/html; charset=utf-8').send(pageHtml(page));
}
