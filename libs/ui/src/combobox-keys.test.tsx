import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { highlighted, input, places, Where } from './testing/combobox.fixture';

afterEach(() => jest.restoreAllMocks());

describe('the keys of the combobox', () => {
  it('takes the highlighted suggestion with Enter, closes the list and can open it again', async () => {
    const onSelect = jest.fn();
    render(<Where onSelect={onSelect} />);
    await userEvent.type(input(), 'bar{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledWith(places[1]);
    expect(input()).toHaveValue('Barcelos');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(input(), '{ArrowDown}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('goes to the first and the last suggestion, and leaves marking text to the field', async () => {
    render(<Where />);
    await userEvent.type(input(), 'bar{End}');
    expect(highlighted()).toBe('Hotel Barcelona');
    await userEvent.keyboard('{ArrowDown}');
    expect(highlighted()).toBe('Barcelona');
    await userEvent.keyboard('{ArrowUp}{Home}{Shift>}{End}{/Shift}');
    expect(highlighted()).toBe('Barcelona');
    await userEvent.keyboard('{ArrowLeft}');
    expect(highlighted()).toBeUndefined();
  });

  it('takes the highlighted suggestion with Tab, and none when it is left otherwise', async () => {
    const onSelect = jest.fn();
    render(<Where onSelect={onSelect} />);
    await userEvent.type(input(), 'barce{ArrowDown}');
    await userEvent.click(document.body);
    expect(onSelect).not.toHaveBeenCalled();
    expect(input()).toHaveValue('barce');
    await userEvent.click(input());
    expect(highlighted()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(onSelect).toHaveBeenCalledWith(places[0]);
  });

  it('takes what two quick keys lead to, before anything but what they caused was rendered', async () => {
    const onSelect = jest.fn();
    render(<Where onSelect={onSelect} />);
    await userEvent.type(input(), 'bar{Escape}');
    const field = input();
    jest.replaceProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT' as never, false as never);
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
    }
    expect(onSelect).toHaveBeenCalledWith(places[1]);
  });

  it('keeps the highlight at its suggestion when others come before it', async () => {
    const { rerender } = render(<Where items={places.slice(1)} />);
    await userEvent.type(input(), 'bar{ArrowDown}');
    rerender(<Where />);
    expect(highlighted()).toBe('Barcelos');
  });

  it('takes nothing that has come into the place of what was highlighted', async () => {
    const onSelect = jest.fn();
    const { rerender } = render(<Where items={places.slice(0, 1)} onSelect={onSelect} />);
    await userEvent.type(input(), 'bar{ArrowDown}');
    rerender(<Where items={places.slice(1)} onSelect={onSelect} />);
    expect(highlighted()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('leaves Enter and arrows to a character that is being composed', async () => {
    const onSelect = jest.fn();
    render(<Where onSelect={onSelect} />);
    await userEvent.type(input(), 'bar{ArrowDown}');
    fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(highlighted()).toBe('Barcelona');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('leaves Escape to what is around it once the list is closed', async () => {
    const escapes: boolean[] = [];
    render(
      <div
        role="presentation"
        onKeyDown={({ key, defaultPrevented }) =>
          key === 'Escape' && escapes.push(defaultPrevented)
        }
      >
        <Where />
      </div>,
    );
    await userEvent.type(input(), 'bar{Escape}{Escape}');
    expect(escapes).toEqual([true, false]);
    expect(input()).toHaveValue('bar');
  });
});
