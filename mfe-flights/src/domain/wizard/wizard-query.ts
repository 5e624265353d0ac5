import type { OrderType } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';

/** Why the traveller was sent to this step: it lacks something that a later one needs. */
type WizardNote = 'travellers';

/**
 * What the URL of a wizard step carries: the offer, once it is priced the quote, and the query of the results that it
 * came from, so that "back to the results" and another search work in any tab.
 */
export interface WizardQuery {
  offer: string;
  quote: string;
  /** the supplier's search that the offer belongs to, which knows the other fares; '' when it is not known */
  request: string;
  /** how check and pay is to buy it */
  order: OrderType;
  /** query of the results page: search, filters and sort */
  search: string;
  note: WizardNote | null;
}

const MAX = { offer: 2000, quote: 80, request: 2000, search: 4000 } as const;
const OWN = ['offer', 'quote', 'request', 'order', 'note'] as const;

/** Reads a step's query; what is too long to be meant is left out. */
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

/** The query of a step; empty parts are left out. */
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

/** The results that the flights were chosen from; the search form when they are not known. */
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
