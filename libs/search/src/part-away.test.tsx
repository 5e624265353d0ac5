import { screen } from '@testing-library/react';
import { PartAway } from './part-away';
import { renderIn } from './testing/render-in.fixture';

it.each([
  ['/', 'This part could not be loaded. Reload the page.'],
  ['/nl', 'Dit onderdeel kon niet worden geladen. Laad de pagina opnieuw.'],
])('at %s says in place of a lost part: %s', (path, text) => {
  renderIn(<PartAway />, path);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
