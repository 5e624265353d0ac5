import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { partWhenShown } from './part-when-shown';

interface Props {
  name: string;
}

function There({ name }: Props) {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses}
    </button>
  );
}

it('leaves what the server made until its code is there, then works in the same place', async () => {
  let come: (part: ComponentType<Props>) => void = () => undefined;
  const load = jest.fn(() => new Promise<ComponentType<Props>>((resolve) => (come = resolve)));
  const Part = partWhenShown<Props>(load);
  expect(load).not.toHaveBeenCalled();
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = '<button type="button">pressed<!-- --> <!-- -->0</button>';
  const made = screen.getByRole('button', { name: 'pressed 0' });
  const told: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, <Part name="pressed" />, { onRecoverableError: (error) => told.push(error) });
  });
  expect(page.firstChild).toBe(made);

  await act(async () => come(There));
  expect(page.firstChild).toBe(made);
  await userEvent.click(made);
  expect(made).toHaveTextContent('pressed 1');
  expect([load.mock.calls.length, told]).toEqual([1, []]);
});
