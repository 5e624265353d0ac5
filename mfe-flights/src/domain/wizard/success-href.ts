import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import { readWizardQuery, type WizardQuery } from './wizard-query';

/** Keeps the search, so that another flight can be chosen after a failure. */
export function successHref(
  booking: string,
  { search }: Pick<WizardQuery, 'search'>,
  language: Language,
): string {
  const query = new URLSearchParams(search);
  query.set('booking', booking);
  return paths.success(language, query);
}

/** Parameters that a bank appends on return. */
const BANKS_OWN = /^(?:booking|redirect_status|(?:payment|setup)_intent(?:_client_secret)?)$/;

export function readSuccessQuery(params: URLSearchParams): { booking: string; search: string } {
  const search = new URLSearchParams([...params].filter(([name]) => !BANKS_OWN.test(name)));
  return { booking: params.get('booking') ?? '', search: readWizardQuery(search).search };
}
