import { createHash } from 'node:crypto';
import type { Language } from '@wayfare/domain';
import { BARE_STYLE } from '../http/last-resort-page';
import { outageTexts } from '../platform/outage-texts';

const STYLE = `${BARE_STYLE}
h2{margin:2.5rem 0 .5rem;font-size:1.125rem}ul{margin:0;padding-inline-start:1.25rem}li{margin-block:.375rem}
.mark{display:block;margin-block-end:1.5rem;color:light-dark(#0b5563,#7fd0dc)}.brand{color:light-dark(#0b5563,#7fd0dc);font-size:1.25rem;font-weight:700}
.again{border-color:transparent;background:light-dark(#0b5563,#7fd0dc);color:light-dark(#fff,#0e181c)}`;

const MARK =
  '<svg class="mark" viewBox="0 0 32 32" width="64" height="64" aria-hidden="true"><path d="M4 22c5-14 9-14 12-5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><path d="M18 19.5c2.5 2 6 0 9-7" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-dasharray=".1 4.5"/><circle cx="4.5" cy="22" r="2.5" fill="currentColor"/><circle cx="28" cy="9.5" r="3" fill="light-dark(#c2512a,#f08a5d)"/></svg>';

/** The offline page: one file without scripts; `Try again` leads to the address it stands at. */
export function offlinePage(language: Language): string {
  const texts = outageTexts(language);
  const title = texts['offline.title'];
  const list = (['offline.tabs', 'offline.files', 'offline.mails'] as const)
    .map((key) => `<li>${texts[key]}</li>`)
    .join('');
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Wayfare</title><style>${STYLE}</style></head><body><header><span class="brand">Wayfare</span></header><main>${MARK}<h1>${title}</h1><p>${texts['offline.text']}</p><p><a class="home again" href="">${texts['offline.again']}</a></p><h2>${texts['offline.still']}</h2><ul>${list}</ul></main></body></html>`;
}

export const OFFLINE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
