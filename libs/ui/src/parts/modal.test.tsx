import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { useState } from 'react';
import { Button } from './button';
import { Modal } from './modal';

expect.extend(toHaveNoViolations);

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      {isOpen && (
        <Modal title="The price changed" onClose={() => setIsOpen(false)}>
          <Button onClick={() => setIsOpen(false)}>Accept</Button>
        </Modal>
      )}
    </>
  );
}

describe('a modal', () => {
  it('has the name of its title and breaks no accessibility rule', async () => {
    const user = userEvent.setup();
    const { container } = render(<Question />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog', { name: 'The price changed' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has a button that closes it where it is asked for, after what it is about', async () => {
    const close = jest.fn();
    render(
      <Modal title="Log in" closeLabel="Close" onClose={close}>
        <Button>Go</Button>
      </Modal>,
    );
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Go', 'Close']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is closed by its content and by Escape', async () => {
    const user = userEvent.setup();
    render(<Question />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    // what a browser makes of Escape in a modal dialog
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
