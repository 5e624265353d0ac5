import { createMemoryRouter, RouterProvider } from '@wayfare/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { DayStrip, FilterChips, FilterFrame } from '../results';

expect.extend(toHaveNoViolations);

const TEXTS = {
  heading: 'Filters',
  open: 'Filters, 1 active',
  close: 'Close',
  clear: 'Clear all',
  show: 'Show 3 trains',
};

it('the strip of days links to each, and says which one is shown and that prices are to come', async () => {
  const days = ['2027-01-14', '2027-01-15'].map((day, index) => ({
    day,
    name: `day ${index}`,
    note: index === 0 ? '…' : 'from €20.00',
    href: `/?day=${day}`,
    isShown: index === 0,
  }));
  const element = <DayStrip label="Other days" days={days} isBusy />;
  const { container } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
  const strip = within(screen.getByRole('navigation', { name: 'Other days' }));
  expect(strip.getByRole('link', { current: 'date' })).toHaveTextContent('day 0…');
  expect(strip.getByRole('link', { name: 'day 1 from €20.00' })).toHaveAttribute(
    'href',
    '/?day=2027-01-15',
  );
  expect(strip.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

it('the frame has the filters beside the list and over the whole screen', async () => {
  const user = userEvent.setup();
  const cleared = jest.fn();
  render(
    <FilterFrame texts={TEXTS} hasActive onClear={cleared}>
      <p>the filters</p>
    </FilterFrame>,
  );
  const open = screen.getByRole('button', { name: TEXTS.open });
  await user.click(open);
  const sheet = within(screen.getByRole('dialog', { name: TEXTS.heading }));
  expect(sheet.getByText('the filters')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: TEXTS.clear }));
  expect(cleared).toHaveBeenCalledTimes(1);
  await user.click(sheet.getByRole('button', { name: TEXTS.show }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('filters that are on are taken off one by one or all at once; nothing is there without any', async () => {
  const user = userEvent.setup();
  const [removed, cleared] = [jest.fn(), jest.fn()];
  const chip = { id: 'a', label: 'Direct', removeLabel: 'Remove: Direct', onRemove: removed };
  const chips = (shown: readonly (typeof chip)[]) => (
    <FilterChips label="Active" chips={shown} clearLabel="Clear all" onClear={cleared} />
  );
  const { rerender, container } = render(chips([chip]));
  await user.click(screen.getByRole('button', { name: 'Remove: Direct' }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([removed.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 1]);
  rerender(chips([]));
  expect(container).toBeEmptyDOMElement();
});
