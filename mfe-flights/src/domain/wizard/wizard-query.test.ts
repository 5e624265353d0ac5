import {
  readWizardQuery,
  resultsHref,
  stepHref,
  writeWizardQuery,
  type WizardQuery,
} from './wizard-query';
import { hrefOfStep, stepTitle, WIZARD_STEPS } from './wizard-steps';

const SEARCH = 'trip=return&from=AMS&to=BCN&childAges=5&childAges=7&sort=cheapest';
const QUERY: WizardQuery = {
  offer: 'off_1',
  quote: 'q-1',
  request: 'orq_1',
  order: 'hold',
  search: SEARCH,
  note: 'travellers',
};
const NONE: WizardQuery = {
  offer: '',
  quote: '',
  request: '',
  order: 'instant',
  search: '',
  note: null,
};

describe('the address of a step', () => {
  it.each<[string, WizardQuery]>([
    ['everything', QUERY],
    ['an offer alone', { ...NONE, offer: 'off_1' }],
    ['a search alone', { ...NONE, search: SEARCH }],
    ['nothing', NONE],
  ])('says again what it was given: %s', (_, query) => {
    expect(readWizardQuery(writeWizardQuery(query))).toEqual(query);
  });

  it('leaves out what is too long to be meant, and what it does not know', () => {
    const params = new URLSearchParams({
      offer: 'o'.repeat(2001),
      quote: 'q'.repeat(81),
      request: 'r'.repeat(2001),
      order: 'later',
      note: 'hello',
      from: 'x'.repeat(4001),
    });
    expect(readWizardQuery(params)).toEqual(NONE);
  });

  it.each([
    ['results with search, filters and sort', { search: SEARCH }, `/flights/results?${SEARCH}`],
    ['the form where no search is known', { search: '' }, '/flights'],
  ])('leads back to the %s', (_, query, href) => {
    expect(resultsHref(query, 'en')).toBe(href);
  });

  it('FLT-13 a step that is done is opened without the quote, which check and pay asks for anew', () => {
    expect(hrefOfStep('bags', QUERY, 'nl')).toBe(
      `/nl/vluchten/boeking/baggage-en-extras?${SEARCH}&offer=off_1&request=orq_1`,
    );
    expect(hrefOfStep('payment', QUERY, 'en')).toBe(
      `/flights/booking/payment?${SEARCH}&offer=off_1&request=orq_1&order=hold`,
    );
    expect(hrefOfStep('search', QUERY, 'en')).toBe(`/flights/results?${SEARCH}`);
    expect(stepHref.payment({ offer: 'off_1', quote: 'q-1' }, 'en')).toBe(
      '/flights/booking/payment?offer=off_1&quote=q-1',
    );
  });

  it('FLT-13 names the step and how far it is', () => {
    const t = (key: string, values: Record<string, unknown> = {}) =>
      `${key} ${Object.values(values).join(' ')}`.trim();
    expect(stepTitle(t, 'seats')).toBe('wizard.title 5 7 wizard.step.seats');
    expect(WIZARD_STEPS).toEqual([
      'search',
      'ticket',
      'travellers',
      'bags',
      'seats',
      'payment',
      'done',
    ]);
  });
});
