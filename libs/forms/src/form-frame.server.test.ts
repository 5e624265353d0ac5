import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { FormFrame } from './index';

const FRAME = {
  label: 'Log in',
  idOf: (field: string) => field,
  errors: [],
  refusals: 0,
  summaryTitle: String,
  submitLabel: 'Go',
  onLeave: () => undefined,
  onSubmit: () => undefined,
};
const htmlOf = (change: object) =>
  renderToString(createElement(FormFrame, { ...FRAME, method: 'post', children: null, ...change }));

describe('a form before any script has loaded', () => {
  it('can be sent when it works as a plain form', () => {
    const html = htmlOf({ method: 'get' });
    expect(html).not.toContain('disabled');
    expect(html).not.toContain('<noscript>');
  });

  it('can not be sent when it is nothing without script, and says so', () => {
    const html = htmlOf({ needsScript: 'This form needs JavaScript.' });
    expect(html).toMatch(/<noscript>.*This form needs JavaScript\..*<\/noscript>/);
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Go</);
  });
});
