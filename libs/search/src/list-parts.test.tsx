import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HowRanked } from './how-ranked';
import { NoneLeft } from './none-left';

it('what an order goes by is said on demand', async () => {
  render(<HowRanked summary="How we rank" text="By price and time." />);
  expect(screen.getByText('By price and time.')).not.toBeVisible();
  await userEvent.setup().click(screen.getByText('How we rank'));
  expect(screen.getByText('By price and time.')).toBeVisible();
});

it('an emptied list says what to do about it', () => {
  render(
    <NoneLeft>
      <button type="button">Clear the filters</button>
    </NoneLeft>,
  );
  expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeVisible();
});
