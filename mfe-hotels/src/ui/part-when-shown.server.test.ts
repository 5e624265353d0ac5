import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { partWhenShown } from './part-when-shown';

it('is whole in the answer of a server that has started', async () => {
  const Part = partWhenShown<{ name: string }>(() =>
    Promise.resolve(({ name }) => createElement('p', null, name)),
  );
  await Promise.resolve();
  expect(renderToString(createElement(Part, { name: 'there' }))).toBe('<p>there</p>');
});
