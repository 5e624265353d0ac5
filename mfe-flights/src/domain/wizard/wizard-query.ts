import type { OrderType } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';

type WizardNote = 'travellers';

/** Query of a wizard step: offer, quote if priced, and the results' query, so that a new search works in any tab. */
export interface WizardQuery {
  offer: string;
  quote: string;
  /** the supplier's search of the offer, which knows its other fares; '' when unknown */
  request: string;
  order: OrderType;
  /** the results page's query: search, filters and sort */
  search: string;
  note: WizardNote | null;
}

const MAX = { offer: 2000, quote: 80, request: 2000, search: 4000 } as const;
const OWN = ['offer', 'quote', 'request', 'order', 'note'] as const;

export function readWizardQuery(params: URLSearchParams): WizardQuery {
  const short = (name: keyof typeof MAX, text: string | null) =>
    text === null || text.length > MAX[name] ? '' : text;
  const search = new URLSearchParams(params);
  for (const name of OWN) search.delete(name);
  return {
    offer: short('offer', params.get('offer')),
    quote: short('quote', params.get('quote')),
    request: short('request', params.get('request')),
    order: params.get('order') === 'hold' ? 'hold' : 'instant',
    search: short('search', search.toString()),
    note: params.get('note') === 'travellers' ? 'travellers' : null,
  };
}

export function writeWizardQuery(query: Partial<WizardQuery>): URLSearchParams {
  const { order = 'instant', note = null, search = '' } = query;
  const written = new URLSearchParams(search);
  for (const name of ['offer', 'quote', 'request'] as const) {
    const text = query[name] ?? '';
    if (text !== '') written.set(name, text);
  }
  if (order !== 'instant') written.set('order', order);
  if (note !== null) written.set('note', note);
  return written;
}

/** The search form when the results are unknown. */
export function resultsHref({ search }: Pick<WizardQuery, 'search'>, language: Language): string {
  return search === ''
    ? paths.search(language)
    : paths.results(language, new URLSearchParams(search));
}

type StepHref = (query: Partial<WizardQuery>, language: Language) => string;

export const stepHref = {
  ticket: (query, language) => paths.booking(language, writeWizardQuery(query)),
  travellers: (query, language) => paths.travellers(language, writeWizardQuery(query)),
  bags: (query, language) => paths.bags(language, writeWizardQuery(query)),
  seats: (query, language) => paths.seatmap(language, writeWizardQuery(query)),
  payment: (query, language) => paths.payment(language, writeWizardQuery(query)),
} satisfies Record<string, StepHref>;
