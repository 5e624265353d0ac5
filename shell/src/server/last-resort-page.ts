import type { Language } from '@wayfare/domain';

const TEXTS = {
  failed: {
    en: { title: 'Something went wrong', text: 'The server has an error, please, try it again later' },
    nl: { title: 'Er ging iets mis', text: 'De server heeft een storing, probeer het later opnieuw' },
  },
  notFound: {
    en: { title: 'This page could not be found', text: 'The address is not complete or has a mistake in it.' },
    nl: { title: 'Deze pagina is niet gevonden', text: 'Het adres is niet compleet of er staat een fout in.' },
  },
} as const;

const HOME = { en: { label: 'Go to home', path: '/' }, nl: { label: 'Naar de startpagina', path: '/nl' } } as const;

/** A page for when nothing can be rendered: no script, no style, both languages. */
export function lastResortPage(kind: keyof typeof TEXTS, language: Language): string {
  const { title, text } = TEXTS[kind][language];
  const { label, path } = HOME[language];
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Wayfare</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${path}">${label}</a></p></main></body></html>`;
}
