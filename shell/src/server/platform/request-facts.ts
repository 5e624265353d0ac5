import {
  DEFAULT_LANGUAGE,
  LANGUAGE_FACTS,
  languageOfPath,
  LANGUAGES,
  type Language,
} from '@wayfare/domain';

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

/** The language of the site that an Accept-Language header puts first; the default without one (I18N-61). */
export function preferredLanguage(header: string | undefined): Language {
  const [best] = (header ?? '')
    .split(',')
    .map(qualityOf)
    .filter(([, quality]) => Number.isFinite(quality) && quality > 0)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([name]) => LANGUAGES.filter((language) => language === name));
  return best ?? DEFAULT_LANGUAGE;
}
