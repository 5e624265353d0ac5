import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ComboboxField } from './combobox-field';

const messages = {
  loading: 'Zoeken…',
  empty: 'Niets gevonden',
  failed: 'Nu geen suggesties',
  suggestions: (count: number) => `${count} suggesties`,
  clear: 'Plaats wissen',
};
const items = [{ id: '1', label: 'Parijs', group: 'Steden' }];

function Where({ text: initial = '' }: { text?: string }) {
  const [text, setText] = useState(initial);
  return (
    <ComboboxField
      language="nl"
      id="where"
      name="place"
      label="Waarheen?"
      items={items}
      status="ready"
      messages={messages}
      inputValue={text}
      onInputChange={setText}
      onSelect={(item) => setText(item.label)}
    />
  );
}

describe('a combobox field before its script', () => {
  it('is a plain input in the page of the server', () => {
    const html = renderToString(<Where text="Par" />);
    expect(html).toMatch(/<input id="where"[^>]*name="place"[^>]*value="Par"/);
    expect(html).not.toContain('combobox"');
  });

  it('keeps what was typed before the script was there', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Where />);
    const plain = container.querySelector('input');
    if (plain) plain.value = 'Par';
    const root = await act(() => hydrateRoot(container, <Where />));
    expect(screen.getByLabelText('Waarheen?')).toHaveValue('Par');
    await userEvent.click(screen.getByLabelText('Waarheen?'));
    expect(await screen.findByRole('combobox')).toHaveValue('Par');
    act(() => root.unmount());
    container.remove();
  });

  it('becomes a combobox when it is used: focus, text and caret stay', async () => {
    render(<Where text="Paijs" />);
    const plain = screen.getByLabelText('Waarheen?');
    expect(plain).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer({ target: plain, offset: 2, keys: '[MouseLeft]' });
    await waitFor(() => expect(plain).not.toBeInTheDocument());
    const combobox = await screen.findByRole('combobox', { name: 'Waarheen?' });
    expect(combobox).toHaveFocus();
    await userEvent.keyboard('r');
    expect(combobox).toHaveValue('Parijs');
    expect(combobox).toHaveAttribute('id', 'where');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(combobox).toHaveValue('Parijs');
  });
});
