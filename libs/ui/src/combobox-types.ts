import type { Language } from '@wayfare/domain';
import type { ReactNode } from 'react';

export interface ComboboxItem {
  id: string;
  label: string;
  /** A second line, such as the country of a city. */
  detail?: string | undefined;
  /** Heading of the group it stands in; groups come in the order of their first item. */
  group: string;
  icon?: ReactNode;
}

export interface ComboboxMessages {
  loading: string;
  /** Nothing fits what was typed. */
  empty: string;
  /** The suggestions could not be fetched. */
  failed: string;
  suggestions: (count: number) => string;
  /** Name of the button that empties the field. */
  clear: string;
}

export interface ComboboxPanelProps<Item extends ComboboxItem = ComboboxItem> {
  language: Language;
  id?: string | undefined;
  /** Form name of the text. */
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  inputValue: string;
  onInputChange: (text: string) => void;
  items: readonly Item[];
  /** `idle`: nothing was asked for, so an empty list says nothing. */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** A suggestion was taken; it is for the caller to put its text into `inputValue`. */
  onSelect: (item: Item) => void;
  /** A button at the end of the empty field, where else the one that empties it stands. */
  endWhenEmpty?: ReactNode;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  messages: ComboboxMessages;
}
