import type { ComboboxItem } from '../combobox-types';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field';
import { useSuggestions } from './use-suggestions';

type Own = 'inputValue' | 'onInputChange' | 'items' | 'status' | 'onSelect' | 'onBlur';

interface SuggestFieldProps<Item extends ComboboxItem, Found> extends Omit<
  ComboboxFieldProps<Item>,
  Own
> {
  text: string;
  /** offered before typing */
  known?: readonly Item[];
  /** more of `known` is loading */
  isKnownLoading?: boolean;
  /** minimum length of a query */
  min: number;
  ask: (text: string, signal: AbortSignal) => Promise<Found>;
  itemsOf: (found: Found) => readonly Item[];
  /** default: the field's message */
  failedText?: ((error: unknown) => string | null) | undefined;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
}

/** Text that counts only once a suggestion is chosen. */
export function SuggestField<Item extends ComboboxItem, Found>({
  text,
  known = [],
  isKnownLoading = false,
  min,
  ask,
  itemsOf,
  failedText,
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

  const failed = suggestions.status === 'failed' ? failedText?.(suggestions.error) : null;
  const asked = {
    items: suggestions.status === 'ready' ? itemsOf(suggestions.found) : [],
    status: suggestions.status === 'searching' ? ('loading' as const) : suggestions.status,
    ...(failed === null || failed === undefined ? {} : { messages: { ...field.messages, failed } }),
  };
  const hasKnown = known.length > 0 ? ('ready' as const) : ('idle' as const);
  const shown =
    text.trim() === ''
      ? {
          items: known,
          status: isKnownLoading ? ('loading' as const) : hasKnown,
          // unrequested loading is not announced
          messages: { ...field.messages, loading: '' },
        }
      : asked;

  return (
    <ComboboxField
      {...field}
      inputValue={text}
      onInputChange={handleInput}
      {...shown}
      onSelect={handleSelect}
      onBlur={stop}
    />
  );
}
