import { LANGUAGE_FACTS, languageOfPath, type Language } from '@wayfare/domain';

export const languageOfUrl = (url: string): Language =>
  languageOfPath(url.split(/[?#]/, 1)[0] ?? '/');

export const queryOf = (url: string): string => /^[^?#]*(\?[^#]*)?/.exec(url)?.[1] ?? '';

export function cookieOf(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .find((cookie) => cookie.trimStart().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}

export function siteUrl(asked: string, origin: string): URL {
  // Put together as text: resolved against the origin, `//elsewhere` would name another host.
  const text = asked.startsWith('/') ? origin + asked : `${origin}/`;
  try {
    const url = new URL(text);
    if (!decodeURIComponent(url.pathname).includes('\0')) return url;
  } catch {
    // falls through to the page that nobody owns
  }
  return new URL(`${LANGUAGE_FACTS[languageOfUrl(asked)].prefix}/404`, origin);
}

function qualityOf(tag: string): [string, number] {
  const [name = '', ...parameters] = tag.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name.split('-', 1)[0] ?? '', quality === undefined ? 1 : Number(quality.slice(2))];
}

/** Does an Accept-Language header put Dutch before English? (I18N-61) */
export function prefersDutch(header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map(qualityOf);
  const best = (language: string) =>
    Math.max(
      0,
      ...tags
        .filter(([name]) => name === language)
        .map(([, quality]) => (Number.isFinite(quality) ? quality : 0)),
    );
  const dutch = best('nl');
  if (dutch === 0 || dutch < best('en')) return false;
  return (
    dutch > best('en') ||
    tags.findIndex(([name]) => name === 'nl') < tags.findIndex(([name]) => name === 'en')
  );
}
