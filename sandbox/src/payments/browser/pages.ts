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

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

interface Page {
  language?: 'en' | 'nl';
  title: string;
  scripts?: readonly string[];
  body: string;
  /** where a form may lead in the end, off this machine: browsers check redirects as well */
  leadsTo?: readonly string[];
}

/** Headers of a page: it loads nothing from elsewhere and is kept by nobody. */
export function pageHeaders({ leadsTo = [] }: Pick<Page, 'leadsTo'> = {}): Record<string, string> {
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

export function pageHtml({ language = 'en', title, scripts = [], body }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v3/payments.css">
</head>
<body>
${body}
${scripts.map((name) => `<script src="/v3/${name}"></script>`).join('\n')}
</body>
</html>
`;
}

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply.headers(pageHeaders(page)).type('text/html; charset=utf-8').send(pageHtml(page));
}
