import { DEFAULT_LANGUAGE, pathFromEnglish, type Language } from '@wayfare/domain';
import { createPaths, fillPath } from '@wayfare/remote-kit';
import manifest from '../../vertical.json';

const pathTo = createPaths(manifest);

function patternOf(name: 'article' | 'vacation', language: Language): string {
  const path: Partial<Record<Language, string>> =
    manifest.routes.find((route) => route.name === name)?.path ?? {};
  return path[language] ?? pathFromEnglish(path[DEFAULT_LANGUAGE] ?? '', language);
}

export const paths = {
  home: (language: Language) => pathTo('home', language),
  sitemap: (language: Language) => pathTo('sitemap', language),
  articles: (language: Language) => pathTo('articles', language),
  article: (language: Language, slug: string) => fillPath(patternOf('article', language), { slug }),
  destinations: (language: Language) => pathTo('destinations', language),
  vacation: (language: Language, country: string) =>
    fillPath(patternOf('vacation', language), { country }),
  cities: (language: Language) => pathTo('cities', language),
  country: (language: Language) => pathTo('country', language),
  promos: (language: Language) => pathTo('promos', language),
  about: (language: Language) => pathTo('about', language),
  howWeWork: (language: Language) => pathTo('how-we-work', language),
  contact: (language: Language) => pathTo('contact', language),
  customerService: (language: Language) => pathTo('customer-service', language),
  faq: (language: Language) => pathTo('faq', language),
  terms: (language: Language) => pathTo('terms', language),
  privacy: (language: Language) => pathTo('privacy', language),
  accessibility: (language: Language) => pathTo('accessibility', language),
  dataSources: (language: Language) => pathTo('data-sources', language),
};
