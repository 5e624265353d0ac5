import { DEFAULT_LANGUAGE, LANGUAGES } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { FastifyRequest } from 'fastify';

function named(source: unknown): Language | undefined {
  if (typeof source !== 'object' || source === null || !('language' in source)) return undefined;
  const { language } = source;
  return LANGUAGES.find((candidate) => candidate === language);
}

function accepted(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return {
        language: tag.split('-')[0] ?? '',
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

/** The request's own, else Accept-Language, else English. */
export function requestLanguage(
  request: Pick<FastifyRequest, 'body' | 'query' | 'headers'>,
): Language {
  const stated = named(request.body) ?? named(request.query);
  if (stated !== undefined) return stated;
  const header = request.headers['accept-language'];
  const preferred =
    header === undefined
      ? undefined
      : accepted(header).find((candidate) => LANGUAGES.some((language) => language === candidate));
  return LANGUAGES.find((language) => language === preferred) ?? DEFAULT_LANGUAGE;
}
