import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { ComboboxPanel } from './combobox';
import { input, messages, places, Where } from './testing/combobox.fixture';

afterEach(() => jest.restoreAllMocks());

describe('the combobox', () => {
  it.each([
    [undefined, false],
    ['Choose a place', true],
  ])('is required, and wrong only once it was told so: %s', (error, isWrong) => {
    render(<Where isRequired error={error} />);
    expect(input()).toBeRequired();
    expect(input().matches(':invalid')).toBe(false);
    expect(input().getAttribute('aria-invalid') === 'true').toBe(isWrong);
  });

  it('offers suggestions in groups and announces how many', async () => {
    render(<Where />);
    await userEvent.type(input(), 'bar');
    expect(screen.getByRole('listbox')).toHaveAccessibleName('Suggestions Where to?');
    expect(
      screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length),
    ).toEqual([2, 1]);
    expect(screen.getByRole('option', { name: 'Barcelos' })).toHaveAccessibleDescription(
      'Portugal',
    );
    // a role is found only where nothing hides it from screen readers
    expect(screen.getAllByRole('status')).toContain(screen.getByText('3 suggestions'));
  });

  it('says how many once they are there, in one place', async () => {
    const { rerender } = render(<Where items={[]} status="loading" />);
    await userEvent.type(input(), 'bar');
    rerender(<Where />);
    expect(await screen.findByText('3 suggestions')).toBeInTheDocument();
    expect(document.querySelectorAll('[role=status], [role=log], [aria-live]')).toHaveLength(1);
  });

  it('stays closed after a choice, also when it had opened empty before', async () => {
    function Search() {
      const [text, setText] = useState('');
      const found = text.length > 1;
      return (
        <ComboboxPanel
          language="en"
          label="Where to?"
          items={found ? places : []}
          status={found ? 'ready' : 'idle'}
          messages={messages}
          inputValue={text}
          onInputChange={setText}
          onSelect={(item) => setText(item.label)}
        />
      );
    }
    render(<Search />);
    await userEvent.type(input(), 'bar{ArrowDown}{Enter}');
    expect(input()).toHaveValue('Barcelona');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(input(), '{Backspace}{ArrowDown}{Enter}');
    expect(input()).toHaveValue('Barcelona');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes a suggestion that is clicked', async () => {
    const onSelect = jest.fn();
    render(<Where onSelect={onSelect} />);
    await userEvent.type(input(), 'hot');
    await userEvent.click(screen.getByRole('option', { name: 'Hotel Barcelona' }));
    expect(onSelect).toHaveBeenCalledWith(places[2]);
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(input()).toHaveValue('Hotel Barcelona');
  });

  it.each(['{Escape}', '{Tab}'])('keeps what was typed when it is left with %s', async (key) => {
    const onSelect = jest.fn();
    render(<Where onSelect={onSelect} />);
    await userEvent.type(input(), 'barce');
    await userEvent.keyboard(key);
    expect(input()).toHaveValue('barce');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it.each([
    ['loading', 'Searching…'],
    ['ready', 'Nothing found'],
    ['failed', 'No suggestions now'],
  ] as const)('says what is going on while there is no suggestion: %s', async (status, text) => {
    render(<Where items={[]} status={status} />);
    await userEvent.type(input(), 'xq');
    expect(screen.getAllByText(text).length).toBe(2);
  });

  it('stays closed when suggestions come after it was left', async () => {
    const { rerender } = render(<Where items={[]} status="idle" />);
    await userEvent.type(input(), 'bar');
    await userEvent.tab();
    rerender(<Where />);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input()).not.toHaveFocus();
  });

  it('hides nothing of the page while it is open', async () => {
    render(
      <>
        <h1>Around</h1>
        <Where />
      </>,
    );
    await userEvent.type(input(), 'bar');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Around' })).toBeInTheDocument();
  });

  it.each([
    [1000, 'below', '280px'],
    [768, 'above', '640px'],
  ])('lies where there is room on a screen of %d px', async (height, side, room) => {
    jest.replaceProperty(window, 'innerHeight', height);
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 660, bottom: 700, left: 10, width: 300 } as DOMRect);
    render(<Where />);
    await userEvent.type(input(), 'bar');
    const list = screen.getByRole('listbox').parentElement;
    expect(list).toHaveAttribute('data-side', side);
    expect(list?.style.maxBlockSize).toBe(room);
  });

  it('stays closed while nothing was asked for', async () => {
    render(<Where items={[]} status="idle" />);
    await userEvent.type(input(), 'x');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes over focus and caret', () => {
    render(<Where autoFocus caret={{ start: 2, end: 2 }} inputValue="Paris" />);
    expect(input()).toHaveFocus();
    expect(document.activeElement).toHaveProperty('selectionStart', 2);
  });

  it('is emptied by its button, which gives the focus back', async () => {
    render(<Where inputValue="Paris" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the place' }));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
  });

  it('has an id, a form name, an error in words and no accessibility faults', async () => {
    const { container } = render(
      <Where error="Choose a place from the list" hint="A city or a hotel" />,
    );
    expect(input()).toHaveAttribute('id', 'where');
    expect(input()).toHaveAttribute('name', 'place');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(
      expect.stringContaining('Choose a place from the list'),
    );
    expect((await axe(container)).violations).toEqual([]);
  });
});
