export const ARTICLE_TOPICS = ['cities', 'trains', 'coast', 'nature', 'food', 'practical'] as const;

export const DESTINATION_FACTS = [
  'capital',
  'languages',
  'money',
  'time',
  'power',
  'emergency',
  'gettingAround',
  'tipping',
] as const;

export const PAGE_KEYS = [
  'about-us',
  'how-we-work',
  'terms-and-conditions',
  'privacy-cookie-statement',
  'customer-service',
  'travel-health',
  'accessibility',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];
