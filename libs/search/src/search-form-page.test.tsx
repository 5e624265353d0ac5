import { render, screen } from '@testing-library/react';
import { SearchFormPage } from './search-form-page';

it.each([
  ['says what is wrong with a refused search', true],
  ['is the form alone at a bare address', false],
])('the page of a search that cannot run %s', (_, isRefused) => {
  render(
    <SearchFormPage heading="Flights" isRefused={isRefused} t={(key) => key}>
      <p>form</p>
    </SearchFormPage>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Flights' })).toBeVisible();
  expect(screen.queryAllByText('results.invalidHelp')).toHaveLength(isRefused ? 1 : 0);
  expect(screen.getByText('form')).toBeVisible();
});
