import type { Measurement, PageError } from '@wayfare/api-contract';

export const SET = '0123456789ab';

export const measurement = (change: Partial<Measurement> = {}): Measurement => ({
  vertical: 'hotels',
  version: '1.0.0-0a',
  route: 'hotels.results',
  language: 'nl',
  metric: 'LCP',
  value: 1_234,
  ...change,
});
export const pageError = (change: Partial<PageError> = {}): PageError => ({
  vertical: 'trains',
  version: '2.0.0',
  route: 'trains.index',
  where: 'home.search/v1',
  name: 'TypeError',
  message: 'x is not a function',
  ...change,
});
