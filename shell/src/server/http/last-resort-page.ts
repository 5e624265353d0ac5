import { homeOf, type Language } from '@wayfare/domain';
import { outageTexts } from '../platform/outage-texts';

export const BARE_STYLE = `:root{color-scheme:light dark}body{margin:0;background:light-dark(#f7f8f7,#0e181c);color:light-dark(#12242c,#eaf1f2);font:1rem/1.5 system-ui,sans-serif}
header{padding:1rem max(1rem,calc((100vw - 40rem)/2));border-block-end:1px solid light-dark(#d6dedf,#2c4149);background:light-dark(#fff,#152329)}header a{color:light-dark(#0b5563,#7fd0dc);font-size:1.25rem;font-weight:700;text-decoration:none}
main{max-inline-size:40rem;margin:3rem auto;padding-inline:1rem}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
.home{display:inline-flex;align-items:center;min-block-size:44px;margin-block-start:1rem;padding-inline:1.5rem;border:1px solid light-dark(#6f8189,#7f969e);border-radius:.5rem;background:light-dark(#fff,#152329);color:inherit;font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid light-dark(#1f5eff,#9db8ff);outline-offset:2px}`;

/** A page for when nothing can be rendered: no script and no other file, both languages; its style is `BARE_STYLE`. */
export function lastResortPage(
  kind: 'failed' | 'notFound' | 'tooMany',
  language: Language,
): string {
  const texts = outageTexts(language);
  const title = texts[`${kind}.title`];
  const path = homeOf(language);
  const style = `<style>${BARE_STYLE}</style>`;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Wayfare</title>${style}</head><body><header><a href="${path}">Wayfare</a></header><main><h1>${title}</h1><p>${texts[`${kind}.text`]}</p><p><a class="home" href="${path}">${texts['toHome']}</a></p></main></body></html>`;
}
