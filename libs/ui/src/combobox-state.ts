import { useCombobox, type UseComboboxProps } from 'downshift';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useSameHighlight } from './combobox-highlight';
import type { ComboboxItem, ComboboxPanelProps } from './combobox-types';

type Asked<Item extends ComboboxItem> = Pick<
  ComboboxPanelProps<Item>,
  'items' | 'status' | 'inputValue' | 'onInputChange' | 'onSelect' | 'onFocus' | 'onBlur'
> & {
  id: string;
  listName: string;
  input: RefObject<HTMLInputElement | null>;
};

const { InputClick } = useCombobox.stateChangeTypes;

/** The caller owns the choice; a press on the field only ever opens the list. */
const reduce: NonNullable<UseComboboxProps<ComboboxItem>['stateReducer']> = (
  _state,
  { type, changes },
) => ({
  ...changes,
  selectedItem: null,
  ...(type === InputClick ? { isOpen: true } : {}),
});

/** Excludes IME composition and keys that move in the text or close something around. */
function isOfList({ key, shiftKey, altKey, nativeEvent }: KeyboardEvent, isOpen: boolean): boolean {
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return false;
  if (key === 'Escape') return isOpen;
  if (altKey) return key === 'ArrowDown';
  return !(shiftKey && (key === 'Home' || key === 'End'));
}

/** Combobox state over downshift; handlers decide about the next key themselves, as downshift reports a task later. */
export function useComboboxState<Item extends ComboboxItem>(asked: Asked<Item>) {
  const { id, input, items, inputValue } = asked;
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && (items.length > 0 || asked.status !== 'idle');
  const { highlightedIndex, setHighlightedIndex, getInputProps, getItemProps, getMenuProps } =
    useCombobox<ComboboxItem>({
      id,
      inputId: id,
      items: [...items],
      itemToString: (item) => item?.label ?? '',
      inputValue,
      isOpen,
      selectedItem: null,
      stateReducer: reduce,
      onIsOpenChange: (change) => setWanted(change.isOpen),
    });
  useSameHighlight(items, highlightedIndex, setHighlightedIndex);
  // called without a list too, or downshift warns
  const menuProps = getMenuProps(
    { 'aria-label': asked.listName, tabIndex: -1 },
    { suppressRefError: true },
  );

  function take(item: Item) {
    setWanted(false);
    asked.onSelect(item);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const item = items[highlightedIndex];
    if (!isOfList(event, isOpen))
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    else if (key === 'ArrowDown' || key === 'ArrowUp') setWanted(true);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') setHighlightedIndex(-1);
    else if (key === 'Escape') setWanted(false);
    else if (isOpen && (key === 'Enter' || key === 'Tab')) {
      if (item) take(item);
      else setWanted(false);
    }
  }

  function handleChange(text: string) {
    setWanted(true);
    asked.onInputChange(text);
  }

  return {
    isOpen,
    inputProps: (others: { disabled: boolean }) => ({
      ...getInputProps({
        ...others,
        ref: input,
        // the label names it, and no list exists while closed
        'aria-labelledby': undefined,
        ...(isOpen ? {} : { 'aria-controls': undefined }),
        ...(isOpen && highlightedIndex >= 0 ? {} : { 'aria-activedescendant': undefined }),
        onChange: (event) => handleChange(event.currentTarget.value),
        onKeyDown: handleKeyDown,
        onClick: () => setWanted(true),
        onBlur: () => {
          setWanted(false);
          setHighlightedIndex(-1);
          asked.onBlur?.();
        },
      }),
      onFocus: () => {
        setWanted(true);
        asked.onFocus?.();
      },
    }),
    menuProps,
    itemProps: (item: Item, index: number) =>
      getItemProps({ item, index, onClick: () => take(item) }),
  };
}
