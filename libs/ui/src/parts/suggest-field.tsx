import type { ComboboxItem } from '../combobox';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field';
import { useSuggestions } from './use-suggestions';

type Own = 'inputValue' | 'onInputChange' | 'items' | 'status' | 'onSelect' | 'onBlur';

interface SuggestFieldProps<Item extends ComboboxItem, Found> extends Omit<
  ComboboxFieldProps<Item>,
  Own
> {
  /** what stands in the field */
  text: string;
  /** shortest text that is asked about */
  min: number;
  ask: (text: string, signal: AbortSignal) => Promise<Found>;
  itemsOf: (found: Found) => readonly Item[];
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/** A text that becomes something only when one of the suggestions for it is chosen. */
export function SuggestField<Item extends ComboboxItem, Found>({
  text,
  min,
  ask,
  itemsOf,
  onType,
  onChoose,
  ...field
}: SuggestFieldProps<Item, Found>) {
  const { suggestions, search, stop } = useSuggestions({ min, ask });

  function handleInput(typed: string): void {
    if (typed === text) return;
    onType(typed);
    search(typed);
  }

  function handleSelect(item: Item): void {
    stop();
    onChoose(item);
  }

  return (
    <ComboboxField
      {...field}
      inputValue={text}
      onInputChange={handleInput}
      items={suggestions.status === 'ready' ? itemsOf(suggestions.found) : []}
      status={suggestions.status === 'searching' ? 'loading' : suggestions.status}
      onSelect={handleSelect}
      onBlur={stop}
    />
  );
}
