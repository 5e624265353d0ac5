import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'nl';

/** What is said in either language; the route chooses. */
export type Words = Readonly<Record<Language, string>>;

export const inEach = (say: (language: Language) => string): Words => ({
  en: say('en'),
  nl: say('nl'),
});

export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return /^\s*nl\b/i.test(headers['accept-language'] ?? '') ? 'nl' : 'en';
}

export function translated(answer: unknown, language: Language): unknown {
  if (Array.isArray(answer)) return answer.map((one) => translated(one, language));
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('en' in answer && 'nl' in answer) return answer[language];
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, translated(value, language)]),
  );
}
