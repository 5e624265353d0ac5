import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'nl';

export type Words = Readonly<Record<Language, string>>;

/** The language that a caller reads; English for any other. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*nl\b/i.test(headers['accept-language'] ?? '') ? 'nl' : 'en';
}
