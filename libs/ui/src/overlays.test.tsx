import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRef, useState } from 'react';
import { ModalDialog } from './dialog';
import { PopoverPanel } from './popover';

function Filters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filters</button>
      <ModalDialog
        title="Filters of the results"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closeLabel="Close the filters"
      >
        <label>
          Stars <input />
        </label>
      </ModalDialog>
    </>
  );
}

function Party() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)}>
        2 adults
      </button>
      <PopoverPanel
        triggerRef={button}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label="Who is travelling"
        language="en"
      >
        <input aria-label="Adults" />
      </PopoverPanel>
    </>
  );
}

const cases = [
  {
    what: 'the dialog',
    Example: Filters,
    trigger: 'Filters',
    name: 'Filters of the results',
    inside: 'Stars',
  },
  {
    what: 'the popover',
    Example: Party,
    trigger: '2 adults',
    name: 'Who is travelling',
    inside: 'Adults',
  },
];

describe.each(cases)('$what', ({ Example, trigger, name, inside }) => {
  it('has a name, keeps the focus inside, and Escape gives it back', async () => {
    render(<Example />);
    const button = screen.getByRole('button', { name: trigger });
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name });
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('has no accessibility faults', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: trigger }));
    expect(screen.getByLabelText(inside)).toBeVisible();
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  });
});

it('the dialog is closed by its button', async () => {
  render(<Filters />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the filters' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
