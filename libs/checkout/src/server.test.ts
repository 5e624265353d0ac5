import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { InVertical } from './testing/in-vertical';
import { CardFields, useCardPayment } from './index';

function PayButton() {
  useCardPayment();
  return createElement('button', null, 'Pay');
}

test('a page from the server keeps the place of the card fields and asks nobody for them', () => {
  const load = jest.fn();
  const settings = {
    provider: 'sandbox',
    publishableKey: 'pk_test_a',
    scriptUrl: 'http://127.0.0.1:4020/v3/stripe.js',
  } as const;
  const html = renderToString(
    createElement(
      InVertical,
      { language: 'nl' },
      createElement(
        CardFields,
        { settings, amount: 41_250, mode: 'payment', language: 'nl', load },
        createElement(PayButton),
      ),
    ),
  );
  expect(html).toContain('De betaalvelden worden geladen');
  expect(html).toContain('<button>Pay</button>');
  expect(load).not.toHaveBeenCalled();
});
