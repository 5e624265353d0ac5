import type { Language } from '@wayfare/domain';
import type { ReactNode } from 'react';

export interface ComboboxItem {
  id: string;
  label: string;
  /** second line, such as a city's country */
  detail?: string | undefined;
  /** group heading; groups are ordered by first item */
  group: string;
  icon?: ReactNode;
}

export interface ComboboxMessages {
  loading: string;
  /** no matches */
  empty: string;
  failed: string;
  suggestions: (count: number) => string;
  /** accessible name of the clear button */
  clear: string;
}

export interface ComboboxPanelProps<Item extends ComboboxItem = ComboboxItem> {
  language: Language;
  id?: string | undefined;
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
  /** `idle`: nothing was asked for, so an empty list says nothing */
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** the caller puts its text into `inputValue` */
  onSelect: (item: Item) => void;
  /** button in the place of the clear button */
  endWhenEmpty?: ReactNode;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  messages: ComboboxMessages;
}
