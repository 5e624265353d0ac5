import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ComboboxPanel } from '../combobox';
import type { ComboboxItem, ComboboxPanelProps } from '../combobox-types';

export const messages = {
  loading: 'Searching…',
  empty: 'Nothing found',
  failed: 'No suggestions now',
  suggestions: (count: number) => `${count} suggestions`,
  clear: 'Clear the place',
};
export const places: ComboboxItem[] = [
  { id: 'c1', label: 'Barcelona', detail: 'Spain', group: 'Cities' },
  { id: 'c2', label: 'Barcelos', detail: 'Portugal', group: 'Cities' },
  { id: 'h1', label: 'Hotel Barcelona', group: 'Hotels' },
];

type Props = Partial<ComboboxPanelProps> & {
  autoFocus?: boolean;
  caret?: { start: number; end: number };
};

export function Where({ inputValue = '', onSelect, ...rest }: Props) {
  const [text, setText] = useState(inputValue);
  return (
    <ComboboxPanel
      language="en"
      id="where"
      name="place"
      label="Where to?"
      items={places}
      status="ready"
      messages={messages}
      {...rest}
      inputValue={text}
      onInputChange={setText}
      onSelect={(item) => {
        setText(item.label);
        onSelect?.(item);
      }}
    />
  );
}

export const input = () => screen.getByRole('combobox', { name: 'Where to?' });
export const highlighted = () =>
  document
    .getElementById(input().getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('[id$=label]')?.textContent;
